import { AppError } from '@boma/domain/errors.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { useAction } from '../../lib/asking/use-action.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { Problem } from '../form/form-frame.tsx';
import { iconButton } from '../icon-button.ts';
import { RouterLink } from '../router-link.tsx';
import { Box, chakra, Flex } from '../ui.ts';
import type { EditRow } from './edit-kind.ts';
import { moveInList } from './merge-edits.ts';

const CHANGED = 'A colleague has changed this list. You now see the change: please check it.';

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 5,
  rowGap: 2,
  alignItems: 'center',
  paddingY: 4,
  borderTopWidth: '1px',
  '&[data-edited]': { background: 'accentSoft', marginX: -3, paddingX: 3, borderRadius: 'md' },
} as const;

const cover = {
  width: { base: '72px', sm: '96px' },
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  flexShrink: 0,
  borderRadius: 'sm',
} as const;

const tones = { good: 'good', danger: 'danger', muted: 'muted' } as const;

interface ListItem {
  readonly key: string;
  readonly row: EditRow;
  readonly to: string;
  readonly remove: (() => Promise<void>) | undefined;
}

export interface EditListProps {
  readonly items: readonly ListItem[];
  /** 'camera' */
  readonly one: string;
  /** The key of what was edited just before: it is marked, and brought into sight. */
  readonly edited?: string | undefined;
  readonly reorder: ((from: string[], to: string[]) => Promise<void>) | undefined;
  /** Reads the list again. */
  readonly refresh: () => Promise<void>;
  /** Tells staff what was done. */
  readonly onSaid: (words: string) => void;
}

interface MoveProps {
  readonly by: -1 | 1;
  readonly name: string;
  readonly disabled: boolean;
  readonly onMove: () => void;
}

/** At an end of the list it keeps its place and its focus. */
function MoveButton({ by, name, disabled, onMove }: MoveProps) {
  return (
    <chakra.button
      type="button"
      data-move={by}
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={disabled}
      css={{ ...iconButton, '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' } }}
      onClick={() => (disabled ? undefined : onMove())}
    >
      <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
    </chakra.button>
  );
}

function RowText({
  row: { title, note, badge, picture },
  to,
}: {
  readonly row: EditRow;
  readonly to: string;
}) {
  return (
    <Flex gap={4} align="center" minWidth={0}>
      {picture !== undefined && <chakra.img src={picture} alt="" loading="lazy" css={cover} />}
      <Box minWidth={0}>
        <Flex columnGap={3} rowGap={1} wrap="wrap" align="baseline">
          <RouterLink to={to} fontWeight={600} fontSize="1.0625rem" _hover={{ color: 'accent' }}>
            {title}
          </RouterLink>
          {badge && (
            <chakra.span textStyle="small" fontWeight={600} color={tones[badge.tone]}>
              {badge.text}
            </chakra.span>
          )}
        </Flex>
        {note !== undefined && (
          <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
            {note}
          </chakra.p>
        )}
      </Box>
    </Flex>
  );
}

const listProblem = (cause: unknown) =>
  cause instanceof AppError && cause.code === 'conflict' && !cause.details.alert
    ? CHANGED
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

/** Moves an entry, reads the list again, and keeps the focus on the button although its row has moved. */
function useMoves({ items, reorder, refresh, onSaid }: EditListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly key: string; readonly by: -1 | 1 }>();
  const { busy, problem, run } = useAction(
    async (key: string, by: -1 | 1) => {
      const from = items.map((item) => item.key);
      const to = moveInList(from, key, by);
      try {
        await reorder?.(from, to);
      } finally {
        await refresh();
      }
      const title = items.find((item) => item.key === key)?.row.title ?? key;
      onSaid(`${title} is number ${to.indexOf(key) + 1} of ${to.length} now.`);
      setMoved({ key, by });
    },
    { doing: 'Changing the order of a list', problemOf: listProblem },
  );
  useEffect(() => {
    if (!moved) return;
    const selector = `[data-key="${moved.key}"] [data-move="${moved.by}"]`;
    list.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [moved]);
  return { list, busy, problem, move: (key: string, by: -1 | 1) => void run(key, by) };
}

interface RowEndProps {
  readonly item: ListItem;
  readonly one: string;
  readonly moves: ReactNode;
  readonly refresh: () => Promise<void>;
  readonly onRemoved: () => Promise<void>;
}

function RowEnd({
  item: {
    row: { title },
    to,
    remove,
  },
  one,
  moves,
  refresh,
  onRemoved,
}: RowEndProps) {
  return (
    <Flex gap={2} align="center" wrap="wrap">
      {moves}
      <RouterLink
        to={to}
        aria-label={`Edit ${title}`}
        display="inline-flex"
        alignItems="center"
        minHeight="44px"
        paddingX={4}
        fontWeight={600}
        color="accent"
      >
        Edit
      </RouterLink>
      {remove && (
        <ConfirmButton
          name={`Remove ${title}`}
          question={`Remove the ${one} ${title}? This cannot be undone.`}
          yes="Yes, remove it"
          no="Keep it"
          problemOf={listProblem}
          onConfirm={async () => {
            await removed(remove, refresh);
            await onRemoved();
          }}
        >
          Remove
        </ConfirmButton>
      )}
    </Flex>
  );
}

/** A list of things that staff edit, order and remove. */
export function EditList(props: EditListProps) {
  const { items, one, edited, reorder, refresh, onSaid } = props;
  const { list, busy, problem, move } = useMoves(props);
  useEffect(() => {
    if (edited === undefined) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(edited)}"] a`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [list, edited]);
  return (
    <>
      <Problem>{problem}</Problem>
      <ul ref={list}>
        {items.map((item, index) => (
          <chakra.li
            key={item.key}
            data-key={item.key}
            {...(item.key === edited && { 'data-edited': '' })}
            css={row}
          >
            <RowText row={item.row} to={item.to} />
            <RowEnd
              item={item}
              one={one}
              refresh={refresh}
              onRemoved={async () => {
                await refresh();
                onSaid(`${item.row.title} is removed.`);
              }}
              moves={
                reorder && (
                  <Flex>
                    <MoveButton
                      by={-1}
                      name={item.row.title}
                      disabled={busy || index === 0}
                      onMove={() => move(item.key, -1)}
                    />
                    <MoveButton
                      by={1}
                      name={item.row.title}
                      disabled={busy || index === items.length - 1}
                      onMove={() => move(item.key, 1)}
                    />
                  </Flex>
                )
              }
            />
          </chakra.li>
        ))}
      </ul>
    </>
  );
}
