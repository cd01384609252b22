import { messageTime } from '../message-time.ts';

/** When it was sent: where the reader is, and beside it at the cameras while the message is pointed at or has the focus. */
export function MessageTimes({ sentAt }: { readonly sentAt: number }) {
  const { here, camp, iso } = messageTime(sentAt);
  return (
    <time dateTime={iso} title={`${here} where you are, ${camp} at the cameras`}>
      {here}
      <span data-camp=""> · {camp} at camp</span>
    </time>
  );
}
