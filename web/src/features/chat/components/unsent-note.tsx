import type { ChatRow } from '../chat-state.ts';
import type { RowActions } from './row-controls.tsx';

const words = { sent: '', sending: 'Sending…', waiting: 'Waiting to be sent', failed: 'Not sent' } as const;

interface UnsentNoteProps {
  readonly row: ChatRow;
  readonly actions: RowActions;
}

/** How far one's own message has come, and what to do where it got stuck. */
export function UnsentNote({ row, actions }: UnsentNoteProps) {
  const { state, problem, message } = row;
  if (state === 'sent' && problem === undefined) return null;
  const stuck = state === 'failed' || state === 'waiting';
  const failed = state === 'failed' || state === 'sent';
  return (
    <p data-unsent={failed ? 'failed' : state}>
      <span>{problem ?? words[state]}</span>
      {stuck && (
        <span data-ways="">
          <button type="button" onClick={() => actions.retry(message.id)}>
            Retry
          </button>
          <button type="button" onClick={() => actions.discard(message.id)}>
            Discard
          </button>
        </span>
      )}
    </p>
  );
}
