import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { ArrowUpIcon } from '../../../components/icons.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { ChatState } from '../chat-state.ts';
import type { Following } from '../hooks/use-end-of-list.ts';
import { leavesRow, moveAmongRows, setReachable } from '../row-keys.ts';
import { type ChosenCategories, isContinued, isWanted } from '../shown-rows.ts';
import { EmptyList } from './list-states.tsx';
import { listStyles } from './list-styles.ts';
import { MessageRow } from './message-row.tsx';
import type { RowActions, Standing } from './row-controls.tsx';

const frame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
} as const;

const scroller = {
  ...listStyles,
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  contain: 'strict',
  display: 'flex',
  flexDirection: 'column',
  outlineOffset: '-2px',
  // A short list sits at the bottom, next to the field.
  '& ol': { flexShrink: 0, marginTop: 'auto', paddingY: 2 },
} as const;

const pill = {
  position: 'absolute',
  left: '50%',
  bottom: 3,
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '36px',
  paddingX: 4,
  borderRadius: 'full',
  background: 'accent',
  color: 'onAccent',
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& svg': { transform: 'rotate(180deg)' },
} as const;

const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  if (moveAmongRows(event.currentTarget, event.target, event.key)) event.preventDefault();
};
const onFocus = ({ target }: FocusEvent) => setReachable(target, true);
const onBlur = ({ target, relatedTarget }: FocusEvent) => {
  if (leavesRow(target, relatedTarget)) setReachable(target, false);
};

/** How many messages have arrived since the viewer last saw the end of the list. */
function useMissed(arrived: number, atEnd: boolean): number {
  const [leftAt, setLeftAt] = useState<number>();
  if (atEnd === (leftAt !== undefined)) setLeftAt(atEnd ? undefined : arrived);
  return leftAt === undefined ? 0 : arrived - leftAt;
}

interface MessageListProps {
  readonly name: string;
  readonly state: ChatState;
  readonly settings: ChatSettings;
  readonly categories: ChosenCategories;
  readonly standing: Standing;
  readonly actions: RowActions;
  readonly following: Following;
}

/**
 * The messages, newest last. Screen readers do not announce changes of this log: a separate live region announces new
 * messages in batches.
 */
export function MessageList(props: MessageListProps) {
  const { name, state, settings, categories, standing, actions, following } = props;
  const { list, content, start, end, atEnd, toEnd } = following;
  const [first] = useState(() => new Set(state.rows.map(({ message }) => message.id)));
  const missed = useMissed(state.arrived, atEnd);
  const rows = state.rows.filter((row) => isWanted(row, settings, categories));
  return (
    <Box css={frame}>
      <Box
        ref={list}
        role="log"
        aria-live="off"
        aria-label={`Messages, ${name}`}
        tabIndex={0}
        css={scroller}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <div ref={start} />
        <ol ref={content}>
          {rows.map((row, index) => (
            <MessageRow
              key={row.message.id}
              row={row}
              continued={isContinued(row, rows[index - 1])}
              fresh={!first.has(row.message.id)}
              standing={standing}
              actions={actions}
            />
          ))}
        </ol>
        <Box ref={end} height="1px" flexShrink={0} />
        {state.rows.length === 0 && (
          <Box position="absolute" inset={0} display="flex">
            <EmptyList />
          </Box>
        )}
      </Box>
      {missed > 0 && settings.messages && (
        <chakra.button type="button" css={pill} onClick={toEnd}>
          {missed === 1 ? '1 new message' : `${missed} new messages`}
          <ArrowUpIcon size={16} />
        </chakra.button>
      )}
    </Box>
  );
}
