import { ComingPage } from '../coming-page.tsx';
import type { RouteProps } from '../page.ts';

export default function PlayerRoute({ page }: RouteProps) {
  return (
    <ComingPage
      page={page}
      instead={[
        { text: 'Watch the live cameras', to: 'streams' },
        { text: 'Several cameras at once', to: 'multiview' },
      ]}
    >
      <p>
        Ranger picks, insights and rare sightings for members will play here. The first of them is still being
        cut.
      </p>
    </ComingPage>
  );
}
