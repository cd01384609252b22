import { Box } from '../../../components/ui.ts';
import { useLater } from '../../../lib/use-later.ts';
import { useSeesOffers } from '../../../session/session.ts';

const load = () => import('./stream-adverts.later.tsx');

/** The line of an advert and the place below it; narrower windows have none. */
const room = { '@media (width > 1024px)': { minHeight: '110px', marginTop: 8 } } as const;

/** The adverts on the page of a camera, with their room kept free. */
export function StreamAdvertPlace() {
  const offers = useSeesOffers();
  const adverts = useLater(offers ? load : undefined);
  return offers && <Box css={room}>{adverts && <adverts.StreamAdverts />}</Box>;
}
