import { chakra } from '../ui.ts';

interface SettledMeanwhileProps {
  /** The thing waits no more. */
  readonly isGone: boolean;
  /** The reader's own call is under way: it may be what has settled the thing. */
  readonly isSending: boolean;
}

/** Stands in the form of an answer, and tells who writes it that a colleague has settled the matter. */
export function SettledMeanwhile({ isGone, isSending }: SettledMeanwhileProps) {
  return (
    <chakra.p role="status" fontWeight={550} _empty={{ position: 'absolute' }}>
      {isGone &&
        !isSending &&
        'A colleague has settled this meanwhile. What you wrote stays until you leave it.'}
    </chakra.p>
  );
}
