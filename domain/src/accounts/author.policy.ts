import { mayUseReservedName } from '../access/policies.ts';
import { cleanText } from '../clean-text.ts';
import { defaultNameFor } from './default-name.ts';
import { isReservedName, isVisibleName } from './reserved-name.ts';

const AUTHOR_MAX_LENGTH = 50;

/** The author of a text, as the server knows them. */
export interface Author {
  readonly uid: string;
  readonly displayName: string | undefined;
  readonly roles: readonly string[];
}

/** The name beside a text: the user's own, or a default one when theirs is invisible or reserved for staff. */
export function authorOf(author: Author): string {
  const clean = cleanText((author.displayName ?? '').slice(0, 200));
  const name = Array.from(clean).slice(0, AUTHOR_MAX_LENGTH).join('').trim();
  const isAllowed = isVisibleName(name) && (!isReservedName(name) || mayUseReservedName(author));
  return isAllowed ? name : defaultNameFor(author.uid);
}
