import { ComingPage } from '../coming-page.tsx';
import type { RouteProps } from '../page.ts';

export default function PhotoHighlightsRoute({ page }: RouteProps) {
  return (
    <ComingPage
      page={page}
      instead={[
        { text: 'Watch the live cameras', to: 'streams' },
        { text: 'Several cameras at once', to: 'multiview' },
      ]}
    >
      <p>
        Here we will hang the pictures our viewers take from the cameras: an eye in the reeds, a herd in the
        dust, the one second in which the kingfisher dives.
      </p>
      <p>There is nothing on the wall yet. The light at the waterholes is good, though. Come and look.</p>
    </ComingPage>
  );
}
