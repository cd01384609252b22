import { isStaff } from '@boma/domain/access/staff.ts';
import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import type { User } from '@boma/domain/accounts/user.schema.ts';
import type { SendMessageInput } from '@boma/domain/chat/chat.schema.ts';
import { FieldValue } from 'firebase-admin/firestore';

/** A user's message as it is stored now, under their name of now. */
export const newMessage = (
  uid: string,
  id: string,
  { chat, message }: Pick<SendMessageInput, 'chat' | 'message'>,
  profile: User,
) => ({
  id,
  chat,
  message,
  author: authorOf({ uid, displayName: profile.display_name, roles: profile.roles }),
  user_id: uid,
  sent_at: FieldValue.serverTimestamp(),
  system: false,
  staff: isStaff(profile),
  sighting: null,
});
