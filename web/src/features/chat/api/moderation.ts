import { callApi } from '../../../lib/api-client.ts';

const OWN = ['forbidden', 'banned', 'not-found', 'conflict', 'invalid-input'] as const;

/** Keeps somebody from writing for a while. Answers when that ends, in unix milliseconds. @throws AppError */
export async function mutePerson(body: {
  readonly uid: string;
  readonly minutes: number;
  readonly reason: string;
}): Promise<number | undefined> {
  const { data } = await callApi('mutePerson', { body }, { own: [...OWN] });
  return data.sanction.kind === 'mute' ? data.sanction.until : undefined;
}

/** Closes an account. @throws AppError */
export async function banPerson(body: { readonly uid: string; readonly reason: string }): Promise<void> {
  await callApi('banPerson', { body }, { own: [...OWN] });
}

/** Ends a mute or a ban. @throws AppError */
export async function liftSanction(uid: string): Promise<void> {
  await callApi('liftSanction', { body: { uid } }, { own: [...OWN] });
}
