import { createHash } from 'node:crypto';

/** The key under which an API token is stored. A reader of the store cannot use it as a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
