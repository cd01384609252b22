import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { readPublicStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';

/** True for the general chat and for every chat that a camera names which is no draft. */
export async function isChat(ctx: Ctx, chat: string): Promise<boolean> {
  if (chat === GENERAL_CHAT) return true;
  const cameras = await readPublicStreams(ctx, store.streams.all().where('chat', '==', chat));
  return cameras.length > 0;
}
