import { ComingPage } from '../coming-page.tsx';

export default function PlayerRoute() {
  return (
    <ComingPage
      name="player"
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
