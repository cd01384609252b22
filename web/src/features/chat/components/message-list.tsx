import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import { ArrowUpIcon } from '../../../components/more-icons.tsx';
import { narrow } from '../../../components/stage.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { dateWords } from '../../../lib/moments.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { authorColour } from '../author-colour.ts';
import { arrivals } from '../chat-list.ts';
import type { ChatSettings } from '../chat-settings.ts';
import type { ChatRow, ChatState } from '../chat-state.ts';
import type { Following } from '../hooks/use-end-of-list.ts';
import { leavesRow, moveAmongRows, rowOf, setReachable } from '../row-keys.ts';
import { type ChosenCategories, foldSightings, isContinued, isWanted } from '../shown-rows.ts';
import { EmptyList } from './list-states.tsx';
import { listStyles } from './list-styles.ts';
import { MessageTimes } from './message-times.tsx';
import type { RowActions, Standing } from './row-controls.tsx';
import { RowControls } from './row-controls.tsx';
import { SightingNotice } from './sighting-notice.tsx';
import { UnsentNote } from './unsent-note.tsx';

const messageOf = ({ message }: ChatRow) => message;

interface MessageRowProps {
  readonly row: ChatRow;
  /** True if the same author wrote the message before, shortly earlier. The name is then shown only once. */
  readonly continued: boolean;
  /** True if the message arrived while the list was open. */
  readonly fresh: boolean;
  /** The reader's day. A new one writes the times of the day before anew. */
  readonly today: string | undefined;
  readonly standing: Standing;
  readonly actions: RowActions;
}

function Words({ row }: Pick<MessageRowProps, 'row'>) {
  const { message } = row;
  const { author, user_id: userId, sent_at: sentAt } = message;
  if (message.sighting) return <SightingNotice sighting={message.sighting} sentAt={sentAt} />;
  if (message.system)
    return (
      <p data-system="" dir="auto">
        {message.message}
      </p>
    );
  return (
    <>
      <p data-head="">
        <span data-author="" dir="auto" style={{ color: authorColour(userId ?? author) }}>
          {author}
        </span>
        {message.staff && <span data-badge="">Staff</span>}
        <MessageTimes sentAt={sentAt} />
      </p>
      <p data-text="" dir="auto">
        {message.message}
      </p>
    </>
  );
}

/** One message. It renders again only when it has changed, and at midnight. */
const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, continued, fresh, standing, actions } = props;
  return (
    <li
      data-row={row.state}
      data-message={row.message.id}
      tabIndex={-1}
      {...(continued ? { 'data-continued': '' } : {})}
      {...(fresh ? { 'data-fresh': '' } : {})}
    >
      <Words row={row} />
      <UnsentNote row={row} actions={actions} />
      <RowControls row={row} standing={standing} actions={actions} />
    </li>
  );
});

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
  // Below a camera it fills most of the window: a finger that has come to its end moves the page on, but not while the viewer writes.
  [narrow]: { '[data-chat-area]:not([data-composing]) &': { overscrollBehavior: 'auto' } },
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

/** How many of the `shown` rows are messages of others that have come since the viewer last saw the end of the list. */
function useMissed(rows: readonly ChatRow[], shown: readonly ChatRow[], atEnd: boolean): number {
  const [left, setLeft] = useState<readonly ChatRow[]>();
  if (atEnd === (left !== undefined)) setLeft(atEnd ? undefined : rows);
  return left ? arrivals(left.map(messageOf), shown.filter(({ mine }) => !mine).map(messageOf)) : 0;
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
  const rows = foldSightings(
    state.rows.filter((row) => isWanted(row, settings, categories)),
    rowOf(document.activeElement)?.dataset.message,
  );
  const today = useClockText(dateWords);
  const missed = useMissed(state.rows, rows, atEnd);
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
              today={today}
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
      {missed > 0 && (
        <chakra.button type="button" css={pill} onClick={toEnd}>
          {missed === 1 ? '1 new message' : `${missed} new messages`}
          <ArrowUpIcon size={16} />
        </chakra.button>
      )}
    </Box>
  );
}
