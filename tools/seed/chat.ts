import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { foldTail } from '../../functions/src/chat/fold-tail.ts';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { store } from '../../functions/src/platform/store.ts';
import { CHAT_HISTORY, type Line, personOf } from './chat-history.ts';

const MINUTE = 60;

/** A message as the collection `chat` stores it. Lines of the same minute keep their order. */
export function storedMessage(chat: string, [minutesAgo, name, said]: Line, at: number, now: number) {
  const isSighting = typeof said !== 'string';
  const person = name ? personOf(name) : { author: SITE_NAME, user_id: null, staff: false };
  return {
    id: `seed-${chat}-${String(at).padStart(3, '0')}`,
    chat,
    message: isSighting ? said.message : said,
    ...person,
    sent_at: timestampOf(now / 1000 - minutesAgo * MINUTE + at),
    system: isSighting,
    sighting: isSighting ? { ...said } : null,
  };
}

async function isEmpty(chat: string): Promise<boolean> {
  const found = await store.chat.all().where('chat', '==', chat).limit(1).get();
  return found.empty;
}

/** Fills each empty chat with a history. */
export async function seedChat(): Promise<void> {
  const ctx = systemContext();
  for (const [chat, lines] of Object.entries(CHAT_HISTORY)) {
    if (!(await isEmpty(chat))) continue;
    const messages = lines.map((line, at) => storedMessage(chat, line, at, Date.now()));
    const batch = firestore().batch();
    for (const message of messages) batch.set(store.chat(message.id), message);
    await batch.commit();
    const last = messages.at(-1);
    if (last) await foldTail({ ctx, input: { chat, id: last.id } });
  }
}
