import { randomUUID } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { ensureUser } from '../../functions/src/accounts/ensure-user.ts';
import { issueApiToken } from '../../functions/src/accounts/issue-api-token.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { documentAt } from '../../functions/src/platform/firestore.ts';
import { hashToken } from '../../functions/src/platform/hash-token.ts';

export interface Person {
  readonly uid: string;
  readonly token: string;
}

/** Somebody who is signed in, without an account at Firebase. `tokenLifetimeMs` below nought: whose token has run out. */
export async function registered({ tokenLifetimeMs }: { tokenLifetimeMs?: number } = {}): Promise<Person> {
  const uid = `test-${randomUUID()}`;
  const ctx = systemContext();
  const lifetime = tokenLifetimeMs === undefined ? {} : { lifetimeMs: tokenLifetimeMs };
  await ensureUser({ ctx, input: { uid, email: `${uid}@boma.test`, roles: [] } });
  const { access_token: token } = await issueApiToken({
    ctx,
    input: { uid, signedInAt: Date.now(), label: 'Test on Linux', ...lifetime },
  });
  return { uid, token };
}

/** Somebody whose membership lasts for `forMs` from now; below nought: did last until then. */
export async function member({ forMs = 3_600_000 }: { forMs?: number } = {}): Promise<Person> {
  const person = await registered();
  await documentAt(`${collections.membership}/${person.uid}`).set({ entitled_until: Date.now() + forMs });
  return person;
}

export async function endMembership({ uid }: Person): Promise<void> {
  await documentAt(`${collections.membership}/${uid}`).set({ entitled_until: Date.now() });
}

export async function revokeToken({ token }: Person): Promise<void> {
  await documentAt(`${collections.apiTokens}/${hashToken(token)}`).delete();
}
