import { memo } from 'react';
import { authorColour } from '../author-colour.ts';
import type { ChatRow } from '../chat-state.ts';
import { MessageTimes } from './message-times.tsx';
import { type RowActions, RowControls, type Standing } from './row-controls.tsx';
import { SightingNotice } from './sighting-notice.tsx';
import { UnsentNote } from './unsent-note.tsx';

interface MessageRowProps {
  readonly row: ChatRow;
  /** True if the same author wrote the message before, shortly earlier. The name is then shown only once. */
  readonly continued: boolean;
  /** True if the message arrived while the list was open. */
  readonly fresh: boolean;
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

/** One message. It renders again only when it has changed. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, continued, fresh, standing, actions } = props;
  return (
    <li
      data-row={row.state}
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
