import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import { useLater } from '../../lib/use-later.ts';
import { useUserType } from '../../session/session.ts';

const load = () => import('./components/advert-slot.later.tsx');

/** The code of adverts, once the page is idle. Never for members, nor while the viewer's type is unknown. */
export const useAdverts = () => useLater(showsOffers(useUserType()) ? load : undefined);
