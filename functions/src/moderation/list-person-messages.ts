import { PERSON_MESSAGES_SHOWN } from '@boma/domain/moderation/moderation.constants.ts';
import type { PersonMessage } from '@boma/domain/moderation/person-history.schema.ts';
import { secondsOf } from '../chat/message-time.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/** The last messages of a user in all chats, hidden ones too, the newest first. */
export async function listPersonMessages({
  input: { uid },
}: {
  input: { uid: string };
}): Promise<PersonMessage[]> {
  const ofUser = store.chat.all().where('user_id', '==', uid);
  const { docs } = await ofUser.orderBy('sent_at', 'desc').limit(PERSON_MESSAGES_SHOWN).get();
  return docs.flatMap((document) => {
    const stored = dataIfWellFormed(document);
    if (!stored) return [];
    const { chat, hidden_from, message, sent_at } = stored;
    return [
      {
        id: document.id,
        chat: hidden_from ?? chat,
        message,
        sent_at: Math.floor(secondsOf(sent_at) * 1000),
        hidden: hidden_from !== undefined,
      },
    ];
  });
}
