import { isReservedName } from '../accounts/reserved-name.ts';
import { isStaff } from '../accounts/staff.ts';
import { cleanText } from '../clean-text.ts';

export const GENERAL_CHAT = 'chat-general';
const AUTHOR_MAX_LENGTH = 50;

/** What a chat is called: the general one is the Boma, others by the words of their key. */
export function chatName(key: string): string {
  if (key === GENERAL_CHAT) return 'Boma';
  const words = key
    .replace(/^chat-/, '')
    .split('-')
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** Who talks, as the server knows them. */
export interface Speaker {
  readonly uid: string;
  readonly displayName: string | undefined;
  readonly roles: readonly string[];
}

/** Their own messages, and an admin any. */
export function mayDelete({ uid, roles }: Pick<Speaker, 'uid' | 'roles'>, owner: string | null): boolean {
  return uid === owner || roles.includes('admin');
}

/** 'Ranger' and four digits, the same ones each time. */
function nameFor(uid: string): string {
  let number = 0;
  for (const character of uid) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 9000;
  return `Ranger ${number + 1000}`;
}

/** The name that stands over a message: the person's own, unless it is empty or only staff may be called so. */
export function authorOf(speaker: Speaker): string {
  const clean = cleanText((speaker.displayName ?? '').slice(0, 200));
  const name = Array.from(clean).slice(0, AUTHOR_MAX_LENGTH).join('').trim();
  if (name === '' || (isReservedName(name) && !isStaff(speaker.roles))) return nameFor(speaker.uid);
  return name;
}
