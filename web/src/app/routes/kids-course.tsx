import { ComingPage } from '../coming-page.tsx';
import type { RouteProps } from '../page.ts';

export default function KidsCourseRoute({ page }: RouteProps) {
  return (
    <ComingPage
      page={page}
      instead={[
        { text: 'Practise watching', to: 'streams' },
        { text: 'About Junior Rangers', to: 'juniorRanger' },
      ]}
    >
      <p>The modules of the junior ranger course will be listed here in order:</p>
      <ul>
        <li>reading tracks in the sand,</li>
        <li>listening to the night,</li>
        <li>who eats whom, and who cleans up,</li>
        <li>what to do when an elephant looks at you.</li>
      </ul>
      <p>None of them is open yet. Until then every camera is a lesson.</p>
    </ComingPage>
  );
}
