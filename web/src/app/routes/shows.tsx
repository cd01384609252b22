import { ComingPage } from '../coming-page.tsx';
import type { RouteProps } from '../page.ts';

export default function ShowsRoute({ page }: RouteProps) {
  return (
    <ComingPage
      page={page}
      instead={[
        { text: 'Watch the live cameras', to: 'streams' },
        { text: 'The show schedule', to: 'schedule' },
      ]}
    >
      <p>
        Twice a day our rangers will take you along: on foot, in the open car, and back at camp to answer what
        you asked on the way. Past shows will be kept here, to watch again.
      </p>
      <p>
        No show has been filmed yet. What happens in front of the cameras between shows is unrehearsed and on
        now.
      </p>
    </ComingPage>
  );
}
