import { createHash } from 'node:crypto';

/** What an API token is stored under: whoever reads the store cannot use what is in it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
