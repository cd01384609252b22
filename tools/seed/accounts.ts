import type { Role } from '@boma/domain/accounts/roles.ts';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { ensureUser } from '../../functions/src/accounts/ensure-user.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { GOOGLE_ONLY } from '../simulators/google/people.ts';
import { subOf } from '../simulators/google/profile.ts';
import { seedMembership } from './membership.ts';

/** Accounts for trying the site on the emulators. They exist nowhere else. */
export type DemoAccount = {
  email: string;
  password: string;
  displayName: string;
  roles: readonly Role[];
  about: string;
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'viewer@boma.test',
    password: 'viewer-in-the-bush',
    displayName: 'Kingfisher 1001',
    roles: [],
    about: 'registered',
  },
  {
    email: 'member@boma.test',
    password: 'member-in-the-bush',
    displayName: 'Bushbuck 1002',
    roles: ['subscriber'],
    about: 'member',
  },
  {
    email: 'ranger@boma.test',
    password: 'ranger-in-the-bush',
    displayName: 'Ranger Lindiwe',
    roles: ['zoomie'],
    about: 'staff',
  },
  {
    email: 'admin@boma.test',
    password: 'admin-in-the-bush',
    displayName: `${SITE_NAME} Camp`,
    roles: ['admin'],
    about: 'admin',
  },
];

/** Stable ids, so that a second seed finds the same people. */
export function demoUid({ email }: Pick<DemoAccount, 'email'>): string {
  return `demo-${email.slice(0, email.indexOf('@'))}`;
}

async function call(authHost: string, path: string, body: object): Promise<{ users?: unknown[] }> {
  const answer = await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`The Auth emulator answered ${answer.status} to ${path}: ${await answer.text()}`);
  return (await answer.json()) as { users?: unknown[] };
}

/** A user who signed in with Google and never chose a password. */
async function seedGoogleAccount(authHost: string, project: string): Promise<void> {
  const { email, name: displayName } = GOOGLE_ONLY;
  const localId = demoUid(GOOGLE_ONLY);
  const found = await call(authHost, `projects/${project}/accounts:lookup`, { localId: [localId] });
  if (!found.users?.length) {
    const person = { localId, email, displayName, emailVerified: true };
    await call(authHost, `projects/${project}/accounts`, person);
  }
  const linkProviderUserInfo = { providerId: 'google.com', rawId: subOf(email), email, displayName };
  await call(authHost, `projects/${project}/accounts:update`, { localId, linkProviderUserInfo });
  await ensureUser({ ctx: systemContext(), input: { uid: localId, email, roles: [] } });
}

/** Creates the demo accounts that are not there yet, and gives each its roles. */
export async function seedAccounts(authHost: string, project: string): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const localId = demoUid(account);
    const found = await call(authHost, `projects/${project}/accounts:lookup`, { localId: [localId] });
    const { email, password, displayName, roles } = account;
    if (!found.users?.length) {
      const person = { localId, email, password, displayName, emailVerified: true };
      await call(authHost, `projects/${project}/accounts`, person);
    }
    // Also for those who are there: a seed that was broken off may have left one without roles.
    const customAttributes = JSON.stringify({ roles });
    await call(authHost, `projects/${project}/accounts:update`, { localId, customAttributes });
    await ensureUser({ ctx: systemContext(), input: { uid: localId, email, roles, displayName } });
    if (roles.includes('subscriber')) await seedMembership({ uid: localId, email });
  }
  await seedGoogleAccount(authHost, project);
}
