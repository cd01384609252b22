import type { Role } from '@boma/domain/accounts/roles.ts';
import { ensureUser } from '../../../functions/src/accounts/ensure-user.ts';
import { issueApiToken } from '../../../functions/src/accounts/issue-api-token.ts';
import { systemContext } from '../../../functions/src/platform/context.ts';
import { hashToken } from '../../../functions/src/platform/hash-token.ts';
import { stored } from '../stored.ts';
import { setRoles } from './auth-emulator.ts';
import {
  createAccount,
  exchange,
  refreshIdentity,
  type SignedIn,
  signedInAt,
  signInAfter,
} from './sign-in.ts';

/** A person with an account, signed in at Auth and on the site. */
export interface Viewer extends SignedIn {
  readonly displayName: string;
  /** The API token of this sign-in. */
  readonly token: string;
}

export type StaffRole = Exclude<Role, 'subscriber'>;

export interface ViewerOptions {
  readonly displayName?: string;
  /** Belongs to the free preview. */
  readonly isFree?: boolean;
}

async function enterSite(signedIn: SignedIn): Promise<Viewer> {
  const token = await exchange(signedIn);
  const user = (await stored.users(signedIn.uid).get()).data();
  if (!user) throw new Error(`The site has no user ${signedIn.uid} after the sign-in.`);
  return { ...signedIn, displayName: user.display_name, token };
}

/** Registers a viewer and signs them in. */
export async function registerViewer({ displayName, isFree = false }: ViewerOptions = {}): Promise<Viewer> {
  const viewer = await enterSite(await createAccount());
  if (isFree) await stored.users(viewer.uid).update({ is_free: true });
  if (!displayName) return viewer;
  await stored.users(viewer.uid).update({ display_name: displayName });
  return { ...viewer, displayName };
}

/** Registers a viewer with roles of staff and signs them in. */
export async function registerStaff(...roles: readonly StaffRole[]): Promise<Viewer> {
  const account = await createAccount();
  await setRoles(account, roles);
  return enterSite(await refreshIdentity(account));
}

/** Signs a viewer in on another device, in a later second. */
export const signInAgain = async (viewer: SignedIn): Promise<Viewer> =>
  enterSite(await signInAfter(viewer, signedInAt(viewer)));

/**
 * Registers a viewer whose API token is issued in this process. Takes a fraction of the time of `registerViewer`: for tests
 * that need many viewers, or a token that has expired (`tokenLifetimeMs` below zero).
 */
export async function registerQuickly({
  tokenLifetimeMs,
}: {
  tokenLifetimeMs?: number;
} = {}): Promise<Viewer> {
  const account = await createAccount();
  const { uid, email } = account;
  const ctx = systemContext();
  const { display_name: displayName } = await ensureUser({ ctx, input: { uid, email, roles: [] } });
  const { access_token: token } = await issueApiToken({
    ctx,
    input: {
      uid,
      signedInAt: signedInAt(account),
      label: 'Test on Linux',
      ...(tokenLifetimeMs !== undefined && { lifetimeMs: tokenLifetimeMs }),
    },
  });
  return { ...account, displayName, token };
}

/** Deletes the viewer's API token from the store. */
export async function revokeToken({ token }: Pick<Viewer, 'token'>): Promise<void> {
  await stored.apiTokens(hashToken(token)).delete();
}
