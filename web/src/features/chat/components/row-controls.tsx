import { SANCTION_OFFER } from '@boma/domain/moderation/sanction-kinds.ts';
import type { MouseEvent } from 'react';
import { type PointerEvent, useState } from 'react';
import type { ChatRow } from '../chat-state.ts';
import { DeleteIcon, HideIcon, ReportIcon, StaffIcon } from './chat-icons.tsx';

interface RemoveControlProps {
  /** Whose message it is: 'your message'. */
  readonly which: string;
  readonly onRemove: (event: MouseEvent<HTMLElement>) => void;
}

/** Deletes a message for everyone at the second press. The first press asks, because a deletion cannot be undone. */
function RemoveControl({ which, onRemove }: RemoveControlProps) {
  const [isAsked, setAsked] = useState(false);
  const leave = () => setAsked(false);
  return (
    <button
      type="button"
      tabIndex={-1}
      title="Delete"
      aria-label={isAsked ? `Yes, delete ${which}` : `Delete ${which}`}
      {...(isAsked ? { 'data-asks': '' } : {})}
      onBlur={leave}
      // A finger leaves the button after every tap.
      onPointerLeave={({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave()}
      onClick={(event) => (isAsked ? onRemove(event) : setAsked(true))}
    >
      {isAsked ? 'Yes, delete' : <DeleteIcon />}
    </button>
  );
}

/** The actions this viewer has on the messages of others. */
export interface Standing {
  readonly signedIn: boolean;
  readonly mayDelete: boolean;
  readonly maySanction: boolean;
  /** Beside the chat stands a card with what staff know of an author. */
  readonly hasCards?: boolean;
  /** Hide messages of others until an admin decides: for staff who may not delete them. */
  readonly mayHide: boolean;
}

/** The actions on a message. The same object as long as the panel shows the same chat. */
export interface RowActions {
  readonly remove: (row: ChatRow, control: HTMLElement) => void;
  readonly report: (row: ChatRow) => void;
  readonly moderate: (row: ChatRow) => void;
  readonly hide: (row: ChatRow) => void;
  readonly retry: (id: string, control: HTMLElement) => void;
  readonly discard: (id: string, control: HTMLElement) => void;
}

function controlsOf(
  { message, mine, state }: ChatRow,
  { signedIn, mayDelete, maySanction, mayHide }: Standing,
) {
  const isTheirs = signedIn && !mine && message.user_id !== null;
  return {
    remove: state === 'sent' && (mine || mayDelete),
    report: isTheirs,
    moderate: isTheirs && maySanction && !message.staff,
    hide: isTheirs && mayHide && state === 'sent' && !message.staff,
  };
}

interface RowControlsProps {
  readonly row: ChatRow;
  readonly standing: Standing;
  readonly actions: RowActions;
}

/**
 * Shown while the message is hovered or focused; a tap focuses it too. The controls are out of the tab order until the
 * message has the focus. Otherwise a list of 180 messages would put 180 tab stops before the field.
 */
export function RowControls({ row, standing, actions }: RowControlsProps) {
  const { remove, report, moderate, hide } = controlsOf(row, standing);
  if (!remove && !report && !moderate) return null;
  const { author } = row.message;
  const which = row.mine ? 'your message' : `the message of ${author}`;
  const onRemove = ({ currentTarget }: MouseEvent<HTMLElement>) => actions.remove(row, currentTarget);
  return (
    <div data-controls="">
      {moderate && (
        <button
          type="button"
          tabIndex={-1}
          title={standing.hasCards ? 'Who is this?' : SANCTION_OFFER}
          aria-label={standing.hasCards ? `Who is ${author}?` : `${SANCTION_OFFER} ${author}`}
          onClick={() => actions.moderate(row)}
        >
          <StaffIcon />
        </button>
      )}
      {hide && (
        <button
          type="button"
          tabIndex={-1}
          title="Hide until an admin decides"
          aria-label={`Hide ${which} until an admin decides`}
          onClick={() => actions.hide(row)}
        >
          <HideIcon />
        </button>
      )}
      {report && (
        <button
          type="button"
          tabIndex={-1}
          title="Report"
          aria-label={`Report ${which}`}
          onClick={() => actions.report(row)}
        >
          <ReportIcon />
        </button>
      )}
      {remove && <RemoveControl which={which} onRemove={onRemove} />}
    </div>
  );
}
