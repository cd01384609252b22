import { type MouseEvent, type PointerEvent, useState } from 'react';
import { DeleteIcon } from './chat-icons.tsx';

interface RemoveControlProps {
  /** Whose message it is: 'your message'. */
  readonly which: string;
  readonly onRemove: (event: MouseEvent<HTMLElement>) => void;
}

/** Deletes a message for everyone at the second press. The first press asks, because a deletion cannot be undone. */
export function RemoveControl({ which, onRemove }: RemoveControlProps) {
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
