import { AppError } from '@boma/domain/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { useAction } from '../../lib/asking/use-action.ts';
import { ConfirmQuestion } from '../confirm-button.tsx';
import { checkLook } from '../form/check-look.ts';
import { Problem } from '../form/form-frame.tsx';
import { iconButton } from '../icon-button.ts';
import { type MenuAction, RowMenu } from '../staff/row-menu.tsx';
import { EditLink, StaffRow } from '../staff/staff-list.tsx';
import { chakra } from '../ui.ts';
import type { EditRow } from './edit-kind.ts';
import { colleagueOf } from './edit-problems.ts';
import type { useDragOrder } from './use-drag-order.ts';

const CHECK = 'has changed this list. You now see the change: please check it.';

/** Something that can be done to one entry. */
interface RowAct {
  /** 'Hide' */
  readonly text: string;
  /** 'hidden' */
  readonly done: string;
  readonly act: () => Promise<void>;
}

export interface ListItem {
  readonly key: string;
  readonly row: EditRow;
  readonly to: string;
  readonly acts: readonly RowAct[];
  readonly remove: (() => Promise<void>) | undefined;
  /** Absent: several entries cannot be selected. */
  readonly selection: { readonly isSelected: boolean; readonly onToggle: () => void } | undefined;
}

const handle = { ...iconButton, width: '32px', cursor: 'grab', touchAction: 'none' } as const;

/** Selects an entry. */
function SelectBox({ item: { selection, row: entry } }: { readonly item: ListItem }) {
  if (!selection) return null;
  return (
    <chakra.input
      type="checkbox"
      aria-label={`Select ${entry.title}`}
      checked={selection.isSelected}
      onChange={selection.onToggle}
      css={checkLook}
    />
  );
}

/** What moves the rows of a list. */
export interface Moves {
  readonly busy: boolean;
  readonly drag: Pick<ReturnType<typeof useDragOrder>, 'picked' | 'handle'>;
  readonly move: (key: string, by: -1 | 1) => void;
}

/** Takes an entry to another place. */
function DragHandle({
  item: { key, row: entry },
  drag,
}: {
  readonly item: ListItem;
  readonly drag: Moves['drag'];
}) {
  return (
    <chakra.button
      type="button"
      data-drag=""
      aria-label={`Drag ${entry.title}`}
      aria-pressed={drag.picked === key}
      css={handle}
      {...drag.handle(key)}
    >
      <span aria-hidden="true">⠿</span>
    </chakra.button>
  );
}

export const listProblem = (cause: unknown) =>
  cause instanceof AppError && cause.code === 'conflict' && !cause.details.alert
    ? `${colleagueOf(cause)} ${CHECK}`
    : refusalWords(cause);

/** Something that is gone already is removed. If a colleague has changed it, the list shows the change. */
async function removed(remove: () => Promise<void>, refresh: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (cause) {
    const code = cause instanceof AppError ? cause.code : undefined;
    if (code === 'not-found') return;
    if (code === 'conflict') await refresh();
    throw cause;
  }
}

interface RowProps {
  /** 'camera' */
  readonly one: string;
  readonly edited?: string | undefined;
  readonly canMove: boolean;
  readonly comesBack: boolean;
  readonly refresh: () => Promise<void>;
  readonly item: ListItem;
  readonly place: number;
  readonly count: number;
  readonly moves: Moves;
  readonly onRemoved: () => Promise<void>;
  readonly onSaid: (words: string) => void;
}

/** The question before an entry is removed. When it goes, what opened it has the focus again. */
function RemoveQuestion({
  item: { row: entry, remove },
  one,
  comesBack,
  refresh,
  onRemoved,
  onLeave,
}: Pick<RowProps, 'item' | 'one' | 'comesBack' | 'refresh' | 'onRemoved'> & {
  readonly onLeave: () => void;
}) {
  return (
    <ConfirmQuestion
      question={`Remove the ${one} ${entry.title}? ${comesBack ? 'For 30 days it can come back from the bin.' : 'This cannot be undone.'}`}
      yes="Yes, remove it"
      no="Keep it"
      problemOf={listProblem}
      onConfirm={async () => {
        if (remove) await removed(remove, refresh);
        await onRemoved();
      }}
      onLeave={onLeave}
    />
  );
}

/** What the menu of an entry offers, and what is wrong with what was chosen last. */
function useRowActions({ item, place, count, moves, canMove, refresh, onSaid }: RowProps, ask: () => void) {
  const { busy, problem, run } = useAction(
    async ({ act, done }: RowAct) => {
      await act();
      await refresh();
      onSaid(`${item.row.title} is ${done}.`);
    },
    { doing: 'Changing an entry of a list', problemOf: listProblem },
  );
  const step = (by: -1 | 1, isEnd: boolean): MenuAction => ({
    text: by < 0 ? 'Move up' : 'Move down',
    disabled: moves.busy || isEnd,
    onChoose: () => moves.move(item.key, by),
  });
  const actions: MenuAction[] = [
    ...item.acts.map((one) => ({ text: one.text, disabled: busy, onChoose: () => void run(one) })),
    ...(canMove ? [step(-1, place === 0), step(1, place === count - 1)] : []),
    ...(item.remove ? [{ text: 'Remove', danger: true, onChoose: ask }] : []),
  ];
  return { actions, problem };
}

/** An entry of a list that staff edit. */
export function Row(props: RowProps) {
  const { item, moves, edited, canMove } = props;
  const { key, to } = item;
  const { note, badge, at, picture, title } = item.row;
  const own = useRef<HTMLLIElement>(null);
  const [asking, setAsking] = useState(false);
  const { actions, problem } = useRowActions(props, () => setAsking(true));
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !asking) own.current?.querySelector<HTMLElement>('[data-more]')?.focus();
    wasAsking.current = asking;
  }, [asking]);
  const { drag } = moves;
  return (
    <StaffRow
      ref={own}
      data-key={key}
      {...(key === edited && { 'data-edited': '' })}
      {...(drag.picked === key && { 'data-picked': '' })}
      title={title}
      to={to}
      note={note}
      state={badge}
      at={at}
      picture={picture}
      before={
        (item.selection || canMove) && (
          <>
            <SelectBox item={item} />
            {canMove && <DragHandle item={item} drag={drag} />}
          </>
        )
      }
      end={
        <>
          <EditLink to={to} title={title} />
          <RowMenu name={title} actions={actions} />
        </>
      }
      below={
        asking ? (
          <RemoveQuestion {...props} onLeave={() => setAsking(false)} />
        ) : (
          problem !== undefined && <Problem>{problem}</Problem>
        )
      }
    />
  );
}
