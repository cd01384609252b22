import { AppError } from '@boma/domain/errors.ts';
import type { ReactNode } from 'react';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { shadows } from '../../theme/shadows.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { iconButton } from '../icon-button.ts';
import { RouterLink } from '../router-link.tsx';
import { Box, chakra, Flex } from '../ui.ts';
import type { EditRow } from './edit-kind.ts';
import { colleagueOf } from './edit-problems.ts';
import type { useDragOrder } from './use-drag-order.ts';

const CHECK = 'has changed this list. You now see the change: please check it.';

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 5,
  rowGap: 2,
  alignItems: 'center',
  paddingY: 4,
  borderTopWidth: '1px',
  '&[data-picked]': { background: 'raised', boxShadow: shadows.card },
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

export interface ListItem {
  readonly key: string;
  readonly row: EditRow;
  readonly to: string;
  readonly remove: (() => Promise<void>) | undefined;
  /** Absent: several entries cannot be selected. */
  readonly selection: { readonly isSelected: boolean; readonly onToggle: () => void } | undefined;
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

const check = {
  width: '22px',
  height: '22px',
  flexShrink: 0,
  accentColor: 'var(--b-colors-accent)',
} as const;

const handle = { ...iconButton, cursor: 'grab', touchAction: 'none', flexShrink: 0 } as const;

/** Selects an entry. */
function SelectBox({ item: { selection, row: entry } }: { readonly item: ListItem }) {
  if (!selection) return null;
  return (
    <chakra.input
      type="checkbox"
      aria-label={`Select ${entry.title}`}
      checked={selection.isSelected}
      onChange={selection.onToggle}
      css={check}
    />
  );
}

function RowText({ row: { title, note, badge, picture }, to }: Pick<ListItem, 'row' | 'to'>) {
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

interface RowEndProps {
  readonly item: ListItem;
  readonly one: string;
  readonly moves: ReactNode;
  readonly comesBack: boolean;
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
  comesBack,
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
          question={`Remove the ${one} ${title}? ${comesBack ? 'For 30 days it can come back from the bin.' : 'This cannot be undone.'}`}
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

/** What moves the rows of a list. */
export interface Moves {
  readonly busy: boolean;
  readonly drag: Pick<ReturnType<typeof useDragOrder>, 'picked' | 'handle'>;
  readonly move: (key: string, by: -1 | 1) => void;
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
}

/** An entry of a list that staff edit. */
export function Row({ item, place, count, moves, edited, canMove, ...end }: RowProps) {
  const { key } = item;
  const { title } = item.row;
  const { busy, drag, move } = moves;
  const step = (by: -1 | 1, isEnd: boolean) => (
    <MoveButton by={by} name={title} disabled={busy || isEnd} onMove={() => move(key, by)} />
  );
  return (
    <chakra.li
      data-key={key}
      {...(key === edited && { 'data-edited': '' })}
      {...(drag.picked === key && { 'data-picked': '' })}
      css={row}
    >
      <Flex gap={3} align="center" minWidth={0}>
        <SelectBox item={item} />
        {canMove && (
          <chakra.button
            type="button"
            data-drag=""
            aria-label={`Drag ${title}`}
            aria-pressed={drag.picked === key}
            css={handle}
            {...drag.handle(key)}
          >
            <span aria-hidden="true">⠿</span>
          </chakra.button>
        )}
        <RowText row={item.row} to={item.to} />
      </Flex>
      <RowEnd
        {...end}
        item={item}
        moves={
          canMove && (
            <Flex>
              {step(-1, place === 0)}
              {step(1, place === count - 1)}
            </Flex>
          )
        }
      />
    </chakra.li>
  );
}
