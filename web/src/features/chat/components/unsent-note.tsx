import type { ChatRow } from '../chat-state.ts';
import type { RowActions } from './row-controls.tsx';

const words = { sent: '', sending: 'Sending…', waiting: 'Waiting to be sent', failed: 'Not sent' } as const;

interface UnsentNoteProps {
  readonly row: ChatRow;
  readonly actions: RowActions;
}

/** What the panel itself says of these stands where one writes, with what to do about it. */
const saidBelow: ReadonlySet<unknown> = new Set(['muted', 'banned', 'too-many-requests']);
export const isSaidBelow = ({ refusal }: ChatRow) => saidBelow.has(refusal);

/** How far one's own message has come, and what to do where it got stuck. */
export function UnsentNote({ row, actions }: UnsentNoteProps) {
  const { state, problem, message } = row;
  if (state === 'sent' && problem === undefined) return null;
  const below = isSaidBelow(row);
  const mayRetry = !below && (state === 'failed' || state === 'waiting');
  const mayDiscard = state === 'waiting' || (!below && state === 'failed');
  return (
    <p data-unsent={state === 'sent' ? 'failed' : state}>
      <span>{below ? words[state] : (problem ?? words[state])}</span>
      <span data-ways="">
        {mayRetry && (
          <button type="button" onClick={() => actions.retry(message.id)}>
            Retry
          </button>
        )}
        {mayDiscard && (
          <button type="button" onClick={() => actions.discard(message.id)}>
            Discard
          </button>
        )}
      </span>
    </p>
  );
}
