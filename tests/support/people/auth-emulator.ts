import { project } from '../run.ts';

type Answer = Record<string, unknown>;

/** The origin of the Auth emulator. @throws Error outside of a run. */
export function authEmulator(): string {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set: start these tests through npm test.');
  return `http://${host}`;
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${authEmulator()}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Auth answered ${answer.status} to ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Calls a verb of the identity API as a browser does. */
export const callAuth = (verb: string, body: object): Promise<Answer> =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`, body);

/** Calls a verb of the identity API with the operator's rights. */
export const callAuthAsOperator = (verb: string, body: object): Promise<Answer> =>
  post(`identitytoolkit.googleapis.com/v1/projects/${project()}/accounts:${verb}`, body, {
    authorization: 'Bearer owner',
  });

/** Exchanges a refresh token for a new identity token. */
export const refreshTokens = (refreshToken: string): Promise<Answer> =>
  post('securetoken.googleapis.com/v1/token?key=any', {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });

/** Changes an account as its operator could, for example `{ disableUser: true }`. */
export async function updateAccount({ uid }: { readonly uid: string }, change: object): Promise<void> {
  await callAuthAsOperator('update', { localId: uid, ...change });
}

/** Replaces the role claims of an account. They count from the next identity token on. */
export const setRoles = (account: { readonly uid: string }, roles: readonly string[]): Promise<void> =>
  updateAccount(account, { customAttributes: JSON.stringify({ roles }) });
