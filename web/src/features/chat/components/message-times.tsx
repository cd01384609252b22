import { messageTime } from '../message-time.ts';

/** When the message was sent, in the reader's time. While it is hovered or focused, camp time is shown too. */
export function MessageTimes({ sentAt }: { readonly sentAt: number }) {
  const { here, camp, iso } = messageTime(sentAt);
  return (
    <time dateTime={iso} title={`${here} where you are, ${camp} at the cameras`}>
      {here}
      <span data-camp=""> · {camp} at camp</span>
    </time>
  );
}
