import { kindBehind } from '@boma/domain/moderation/sanction-kinds.ts';
import type { ChatRow } from '../chat-state.ts';
import type { RowActions } from './row-controls.tsx';

export const stateWords = {
  sent: '',
  sending: 'Sending…',
  waiting: 'Waiting to be sent',
  failed: 'Not sent',
} as const;

interface UnsentNoteProps {
  readonly row: ChatRow;
  readonly actions: RowActions;
}

/** The panel shows these refusals at the field, with what the viewer can do. */
export const isSaidBelow = ({ refusal }: ChatRow) =>
  refusal === 'too-many-requests' || kindBehind(refusal) !== undefined;

/** The state of the viewer's own message, with buttons to retry or drop it. */
export function UnsentNote({ row, actions }: UnsentNoteProps) {
  const { state, problem, message } = row;
  if (state === 'sent' && problem === undefined) return null;
  const below = isSaidBelow(row);
  const mayRetry = !below && (state === 'failed' || state === 'waiting');
  const mayDiscard = state === 'waiting' || (!below && state === 'failed');
  return (
    <p data-unsent={state === 'sent' ? 'failed' : state}>
      <span>{below ? stateWords[state] : (problem ?? stateWords[state])}</span>
      <span data-ways="">
        {mayRetry && (
          <button type="button" onClick={({ currentTarget }) => actions.retry(message.id, currentTarget)}>
            Retry
          </button>
        )}
        {mayDiscard && (
          <button type="button" onClick={({ currentTarget }) => actions.discard(message.id, currentTarget)}>
            Discard
          </button>
        )}
      </span>
    </p>
  );
}
