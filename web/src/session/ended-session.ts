import { isToken } from '@boma/domain/accounts/user-type.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { readStored, readStoredJson, removeStored, writeStored } from '../lib/storage.ts';
import { apiTokenKey, closedAccountKey } from '../lib/storage-keys.ts';
import { showToast, toastsInLine } from '../lib/toasts.ts';
import { readKeptUser } from './stored-session.ts';

/** An account that staff have closed. Its API token has ended, but still opens the appeal. */
export interface ClosedAccount {
  readonly token: string;
  readonly userId: string;
}

const isClosedAccount = (value: unknown): value is ClosedAccount => {
  const { token, userId }: { token?: unknown; userId?: unknown } = Object(value);
  return typeof token === 'string' && typeof userId === 'string';
};

/** The session of this browser, to be kept if it turns out that staff have closed the account. */
export function accountHere(): ClosedAccount | undefined {
  const [token, user] = [readStored(apiTokenKey), readKeptUser()];
  return isToken(token) && user ? { token, userId: user.id } : undefined;
}

export const readClosedAccount = (): ClosedAccount | undefined =>
  readStoredJson(closedAccountKey, isClosedAccount);

export const forgetClosedAccount = (): void => removeStored(closedAccountKey);

/**
 * Shows why staff ended the user's session. Several calls refused for the same reason show it once. `closed`: the account
 * of this browser, if staff have closed it; the page to sign in then shows the reason and the appeal.
 */
export function explainEndedSession(text: string, caption?: string, closed?: ClosedAccount): void {
  if (closed) writeStored(closedAccountKey, JSON.stringify(closed));
  if (toastsInLine().some((toast) => toast.text === text)) return;
  const link = closed && { href: linkTo('signIn'), text: 'Ask a second ranger' };
  showToast({ kind: 'identity', text, ...(caption && { caption }), ...(link && { link }) });
}
