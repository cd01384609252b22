import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { store } from '../platform/store.ts';

/** True for the general chat and for every chat that a camera names. */
export async function isChat(chat: string): Promise<boolean> {
  if (chat === GENERAL_CHAT) return true;
  const cameras = await store.streams.all().where('chat', '==', chat).limit(1).get();
  return !cameras.empty;
}
