import { useLater } from '../../lib/use-later.ts';
import { useSeesOffers } from '../../session/session.ts';

const load = () => import('./components/advert-slot.later.tsx');

/** The code of adverts, once the page is idle. Never for members, nor while the viewer's type is unknown. */
export const useAdverts = () => useLater(useSeesOffers() ? load : undefined);
