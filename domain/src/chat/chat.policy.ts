import { capital } from '../capital.ts';
import { SITE_NAME } from '../site-identity.ts';

/** The chat of the site, and of each camera that names none. */
export const GENERAL_CHAT = 'chat-general';

/** The name of a chat for viewers: the general chat has that of the site, others are named by the words of their key. */
export function chatName(key: string): string {
  if (key === GENERAL_CHAT) return SITE_NAME;
  const words = key
    .replace(/^chat-/, '')
    .split('-')
    .filter(Boolean);
  return words.map(capital).join(' ');
}
