import { useEffect, useRef } from 'react';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { useAction } from '../../lib/asking/use-action.ts';
import { Button } from '../button.ts';
import { FloatingNote } from '../floating-note.tsx';
import { chakra } from '../ui.ts';

/** Milliseconds. Afterwards it can still come back from the bin. */
const SHOWN_FOR = 10_000;

interface UndoNoteProps {
  /** What was done: 'Tembe is removed.' */
  readonly said: string;
  readonly onUndo: () => Promise<void>;
  readonly onClose: () => void;
}

const corner = {
  position: 'fixed',
  bottom: { base: 4, md: 6 },
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'min(26rem, calc(100vw - 2rem))',
  zIndex: 'toast',
  '& > section > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 },
} as const;

/** Says what was done, and takes it back for ten seconds; longer while the pointer or the focus is on it. */
export function UndoNote({ said, onUndo, onClose }: UndoNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const { busy, problem, run } = useAction(onUndo, {
    doing: 'Putting back what was removed',
    problemOf: (cause) => refusalWords(cause),
  });
  const isHeld = busy || problem !== undefined;
  useEffect(() => {
    if (isHeld) return undefined;
    let timer = setTimeout(function end() {
      if (note.current?.matches(':hover, :focus-within')) timer = setTimeout(end, 1000);
      else onClose();
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  return (
    <chakra.div ref={note} css={corner}>
      <FloatingNote label="What was removed" closeLabel="Close this note" onClose={onClose}>
        <p>{problem ?? said}</p>
        <Button look="quiet" aria-disabled={busy} onClick={() => void run()}>
          Undo
        </Button>
      </FloatingNote>
    </chakra.div>
  );
}
