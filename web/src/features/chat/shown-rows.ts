import type { ChatSettings } from './chat-settings.ts';
import type { ChatRow } from './chat-state.ts';

/** Seconds within which a user's next message shares the name above the first. */
const SAME_BREATH = 180;

/** True if the viewer's settings show the row. The site's own messages are always shown. */
export function isWanted(
  { message }: ChatRow,
  settings: Pick<ChatSettings, 'messages' | 'sightings'>,
): boolean {
  if (message.sighting) return settings.sightings;
  return message.system || settings.messages;
}

const isSaid = ({ message }: ChatRow) => !message.system && !message.sighting;

/** True if the row continues the one before it, so that it needs no name. */
export function isContinued(row: ChatRow, before: ChatRow | undefined): boolean {
  return (
    before !== undefined &&
    isSaid(row) &&
    isSaid(before) &&
    row.message.user_id === before.message.user_id &&
    row.message.author === before.message.author &&
    row.message.sent_at - before.message.sent_at < SAME_BREATH
  );
}
