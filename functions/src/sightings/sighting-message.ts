import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { FieldValue } from 'firebase-admin/firestore';

/** The chat that hears of every sighting: viewers of the camera see the animal. */
export const SIGHTING_CHAT = GENERAL_CHAT;

/** The id of the message about a sighting. */
export const messageIdOf = (sighting: string): string => `sighting-${sighting}`;

/** What the site itself says in the chat about a sighting. */
export const messageOf = (sighting: Sighting) => ({
  id: messageIdOf(sighting.id),
  chat: SIGHTING_CHAT,
  message: [sighting.caption, sighting.message].filter(Boolean).join('. '),
  author: SITE_NAME,
  user_id: null,
  sent_at: FieldValue.serverTimestamp(),
  system: true,
  staff: false,
  sighting: {
    avatar: sighting.avatar,
    notification_category_id: sighting.notification_category_id,
    caption: sighting.caption,
    message: sighting.message,
    stream: sighting.stream,
  },
});
