import { Button } from '../../../components/button.ts';
import { ActionOutcome } from '../../../components/form/action-outcome.tsx';
import { useAction } from '../../../lib/asking/use-action.ts';
import { showToast } from '../../../lib/toasts.ts';
import { leavingProblem } from '../leaving-words.ts';

const STAYS = {
  caption: 'Good to have you back',
  text: 'Your account stays, and nothing of it is deleted.',
} as const;

/** Undoes the deletion. The button goes with its subject, so a toast reports the outcome. */
export function UndoLeaving({ undo }: { readonly undo: () => Promise<void> }) {
  const undoing = useAction(undo, {
    doing: 'Undoing the deletion of the account',
    problemOf: (cause) => leavingProblem(cause)?.form,
  });
  const press = async () => {
    if (await undoing.run()) showToast({ ...STAYS, kind: 'app', tone: 'success' });
  };
  return (
    <div>
      <Button aria-disabled={undoing.busy} onClick={() => void press()}>
        {undoing.busy ? 'One moment' : 'Undo'}
      </Button>
      <ActionOutcome action={undoing} />
    </div>
  );
}
