import { describe, expect, it } from 'vitest';
import { demoUid } from '../../tools/seed/accounts.ts';
import { GOOGLE_ONLY } from '../../tools/simulators/google/people.ts';
import { type Person, profileOf } from '../../tools/simulators/google/profile.ts';
import { call } from '../support/api.ts';
import { exchange, signInWithGoogle } from '../support/people/sign-in.ts';
import { googleChooser, site } from '../support/run.ts';

async function userOf(person: Person) {
  const signedIn = await signInWithGoogle(profileOf(person));
  const { data } = await call('showUser', { token: await exchange(signedIn) });
  return { ...data.user, uid: signedIn.uid };
}

describe('the account chooser of this machine', () => {
  it('runs at the address in the site’s config and accepts the site’s origin', async () => {
    const config = (await (await fetch(`${site()}/config.json`)).json()) as Record<string, string>;
    expect(config.googleChooser).toBe(googleChooser());
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    expect(config.authEmulator).toBe(host);
    const answer = await fetch(`${googleChooser()}/?${new URLSearchParams({ origin: site() })}`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(GOOGLE_ONLY.email)]);
  });
});

describe('R1-037 a user who signs in with Google', () => {
  it('is the seeded user without a password', async () => {
    const user = await userOf(GOOGLE_ONLY);
    expect(user).toMatchObject({ uid: demoUid(GOOGLE_ONLY), email: GOOGLE_ONLY.email, email_verified: true });
  });

  it('gets an account on the first sign-in, keeps it, and does not get the name from Google', async () => {
    const person = { email: `amos.${Date.now()}@gmail.test`, name: 'Amos Nkosi' };
    const first = await userOf(person);
    expect(first).toMatchObject({ email: person.email, email_verified: true, roles: [] });
    expect(first.display_name).toMatch(/^[A-Z][a-z]+ \d{4}$/);
    expect(await userOf(person)).toMatchObject({ uid: first.uid, display_name: first.display_name });
  });
});
