import { WhenNear } from '../../../components/when-near.tsx';
import { FirstVisit, useFirstVisit } from './first-visit.ts';

const load = () => import('./home-promos.later.tsx');
/** About as high as the parts together. */
const room = { base: '150rem', md: '125rem' };

/** The place of the lower part of home. */
export function HomePromosPlace() {
  return (
    <FirstVisit value={useFirstVisit()}>
      <WhenNear load={load} minHeight={room} />
    </FirstVisit>
  );
}
