import { ComingPage } from '../coming-page.tsx';
import type { RouteProps } from '../page.ts';

export default function ScheduleRoute({ page }: RouteProps) {
  return (
    <ComingPage
      page={page}
      instead={[
        { text: 'Watch the live cameras', to: 'streams' },
        { text: 'About the ranger shows', to: 'shows' },
      ]}
    >
      <p>
        Once the ranger shows begin, this page tells you when the next ones go on the air, in your own time
        and in camp time, so that nobody has to count hours on their fingers.
      </p>
      <p>Nothing is planned yet. The animals keep no schedule at all and can be watched at any hour.</p>
    </ComingPage>
  );
}
