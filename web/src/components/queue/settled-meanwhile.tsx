import { chakra } from '../ui.ts';
import type { Drafts } from './use-drafts.ts';

interface SettledMeanwhileProps<T> {
  readonly thing: T;
  readonly drafts: Drafts<T> | undefined;
}

/** Tells who writes an answer that a colleague has settled the matter. */
export function SettledMeanwhile<T>({ thing, drafts }: SettledMeanwhileProps<T>) {
  return (
    <chakra.p role="status" fontWeight={550} _empty={{ position: 'absolute' }}>
      {drafts?.isGone(thing) &&
        'A colleague has settled this meanwhile. What you wrote stays until you leave it.'}
    </chakra.p>
  );
}
