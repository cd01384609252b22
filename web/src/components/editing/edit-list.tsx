import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../lib/asking/use-action.ts';
import { Problem } from '../form/form-frame.tsx';
import { StaffList } from '../staff/staff-list.tsx';
import { type ListItem, listProblem, Row } from './edit-row.tsx';
import { moveInList } from './merge-edits.ts';
import { useDragOrder } from './use-drag-order.ts';

export interface EditListProps {
  readonly items: readonly ListItem[];
  /** 'camera' */
  readonly one: string;
  /** The key of what was edited just before: it is marked, and brought into sight. */
  readonly edited?: string | undefined;
  readonly reorder: ((from: string[], to: string[]) => Promise<void>) | undefined;
  /** Reads the list again. */
  readonly refresh: () => Promise<void>;
  /** What was removed comes back from the bin. */
  readonly comesBack: boolean;
  readonly onRemoved: (key: string, title: string) => void;
  /** Tells staff what was done. */
  readonly onSaid: (words: string) => void;
}

/** Moves an entry, reads the list again, and keeps the focus on what has moved it although its row is elsewhere. */
function useMoves({ items, reorder, refresh, onSaid }: EditListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly key: string; readonly by: string }>();
  const from = items.map((item) => item.key);
  const titleOf = (key: string) => items.find((item) => item.key === key)?.row.title ?? key;
  const { busy, problem, run } = useAction(
    async (key: string, to: readonly string[], by: string) => {
      try {
        await reorder?.(from, [...to]);
      } finally {
        await refresh();
      }
      onSaid(`${titleOf(key)} is number ${to.indexOf(key) + 1} of ${to.length} now.`);
      setMoved({ key, by });
    },
    { doing: 'Changing the order of a list', problemOf: listProblem },
  );
  useEffect(() => {
    if (!moved) return;
    const selector = `[data-key="${CSS.escape(moved.key)}"] ${moved.by}`;
    list.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [moved]);
  const drag = useDragOrder({
    list,
    keys: from,
    titleOf,
    onSaid,
    onDrop: (key, to) => void run(key, to, '[data-drag]'),
  });
  return {
    list,
    busy,
    problem,
    drag,
    move: (key: string, by: -1 | 1) => void run(key, moveInList(from, key, by), '[data-more]'),
  };
}

/** A list of things that staff edit, order and remove. */
export function EditList(props: EditListProps) {
  const { items, edited, refresh, onRemoved } = props;
  const moves = useMoves(props);
  const { list, problem, drag } = moves;
  useEffect(() => {
    if (edited === undefined) return;
    // After the effects of the page around it: `Arrival` scrolls to the top, and takes the focus there.
    queueMicrotask(() => {
      const link = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(edited)}"] a`);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'center' });
    });
  }, [list, edited]);
  const shown = drag.order.flatMap((key) => items.find((item) => item.key === key) ?? []);
  return (
    <>
      <Problem>{problem}</Problem>
      <StaffList ref={list}>
        {shown.map((item, place) => (
          <Row
            key={item.key}
            one={props.one}
            edited={edited}
            canMove={props.reorder !== undefined}
            comesBack={props.comesBack}
            refresh={refresh}
            item={item}
            place={place}
            count={shown.length}
            moves={moves}
            onSaid={props.onSaid}
            onRemoved={async () => {
              await refresh();
              onRemoved(item.key, item.row.title);
            }}
          />
        ))}
      </StaffList>
    </>
  );
}
