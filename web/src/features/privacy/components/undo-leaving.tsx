import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toasts.ts';
import { leavingProblem } from '../leaving-words.ts';

const STAYS = {
  caption: 'Good to have you back',
  text: 'Your account stays, and nothing of it is deleted.',
} as const;

/** Takes it all back. The button goes with what it is about, so the outcome is said where it stays. */
export function UndoLeaving({ undo }: { readonly undo: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await undo();
      showToast({ ...STAYS, kind: 'app', tone: 'success' });
    } catch (cause) {
      logFailure('Keeping the account', cause);
      setProblem(leavingProblem(cause).text);
      setBusy(false);
    }
  };
  return (
    <div>
      <Button aria-disabled={busy} onClick={() => busy || void press()}>
        {busy ? 'One moment' : 'Undo'}
      </Button>
      {problem !== undefined && (
        <chakra.p role="alert" textStyle="small" color="danger" marginTop={3}>
          {problem}
        </chakra.p>
      )}
    </div>
  );
}
