import { ComingPage } from '../coming-page.tsx';
import type { RouteProps } from '../page.ts';

export default function VideoHighlightsRoute({ page }: RouteProps) {
  return (
    <ComingPage
      page={page}
      instead={[
        { text: 'Watch the live cameras', to: 'streams' },
        { text: 'Meet the rangers', to: 'aboutUs' },
      ]}
    >
      <p>
        When a leopard brings her cubs to the water, the film is worth keeping. This is the shelf for it:
        short films from our cameras and our rangers, newest first, to watch whenever you like.
      </p>
      <p>
        The shelf is still empty. Until the first film stands on it, the cameras themselves are on, day and
        night.
      </p>
    </ComingPage>
  );
}
