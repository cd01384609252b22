import { authEmulator } from '../../support/people/auth-emulator.ts';
import { project } from '../../support/run.ts';

interface Mail {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
  readonly oobLink: string;
}

/** The mails that the Auth emulator would have sent to an address or about it, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${authEmulator()}/emulator/v1/projects/${project()}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: Mail[] };
  return oobCodes.filter(({ email, newEmail }) => (newEmail ?? email) === address);
}

/** Opens the link of a mail outside the browser, as on another device. */
export async function follow({ oobLink }: Mail): Promise<void> {
  const answer = await fetch(oobLink, { redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`The link answered ${answer.status}: ${await answer.text()}`);
}

/** The status of a sign-in at Auth with these credentials. */
export async function tryPassword(email: string, password: string): Promise<number> {
  const answer = await fetch(
    `${authEmulator()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return answer.status;
}
