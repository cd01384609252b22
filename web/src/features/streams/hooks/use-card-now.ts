import { useLater } from '../../../lib/use-later.ts';

/** The parts of a card that are about this moment: they are in no prerendered page, so their code comes later. */
export type CardNow = typeof import('../now/card-now.later.ts');

let loaded: CardNow | undefined;
const load = async () => (loaded ??= await import('../now/card-now.later.ts'));

/** Undefined on a page that is not idle yet, and on one whose connection did not bring the code. */
export const useCardNow = (): CardNow | undefined => useLater(load) ?? loaded;
