import { isWantedKind } from '@boma/domain/sightings/sightings.policy.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { ChatRow } from './chat-state.ts';

/** Seconds within which a user's next message shares the name above the first. */
const SAME_BREATH = 180;

/** The kinds of alert that the viewer has chosen. None: all. */
export type ChosenCategories = readonly { readonly id: number }[];

/** A message from before the kinds of alert, or from a script, may name none. */
function kindOf({ notification_category_id: kind }: Readonly<Record<string, unknown>>): number | undefined {
  return typeof kind === 'number' ? kind : undefined;
}

/** True if the viewer's settings and kinds of alert show the row. The site's own messages are always shown. */
export function isWanted(
  { message }: ChatRow,
  settings: Pick<ChatSettings, 'messages' | 'sightings'>,
  categories: ChosenCategories = [],
): boolean {
  if (message.sighting) return settings.sightings && isWantedKind(kindOf(message.sighting), categories);
  return message.system || settings.messages;
}

/** So many sightings in a row are shown, the newest. The logbook has the others. */
const SIGHTINGS_IN_ROW = 2;

/**
 * The rows without those sightings that only further sightings follow: what people say stays in sight. `focused` is the id of
 * the message that has the focus: it stays, because with it the reader would lose their place.
 */
export function foldSightings(rows: readonly ChatRow[], focused?: string): ChatRow[] {
  let inRow = 0;
  return rows
    .toReversed()
    .filter(({ message }) => {
      inRow = message.sighting ? inRow + 1 : 0;
      return inRow <= SIGHTINGS_IN_ROW || message.id === focused;
    })
    .reverse();
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
