import { mayUseReservedName } from '../access/policies.ts';
import { defaultNameFor } from '../accounts/default-name.ts';
import { isReservedName, isVisibleName } from '../accounts/reserved-name.ts';
import { cleanText } from '../clean-text.ts';
import { SITE_NAME } from '../site-name.ts';

export const GENERAL_CHAT = 'chat-general';
const AUTHOR_MAX_LENGTH = 50;

/** The name of a chat for viewers: the general chat has that of the site, others are named by the words of their key. */
export function chatName(key: string): string {
  if (key === GENERAL_CHAT) return SITE_NAME;
  const words = key
    .replace(/^chat-/, '')
    .split('-')
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** The sender of a message, as the server knows them. */
export interface Speaker {
  readonly uid: string;
  readonly displayName: string | undefined;
  readonly roles: readonly string[];
}

/** The name over a message: the user's own, or a default one when theirs is invisible or reserved for staff. */
export function authorOf(speaker: Speaker): string {
  const clean = cleanText((speaker.displayName ?? '').slice(0, 200));
  const name = Array.from(clean).slice(0, AUTHOR_MAX_LENGTH).join('').trim();
  const isAllowed = isVisibleName(name) && (!isReservedName(name) || mayUseReservedName(speaker));
  return isAllowed ? name : defaultNameFor(speaker.uid);
}
