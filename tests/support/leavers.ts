import { collections } from '@boma/domain/collections.ts';
import { documentAt, firestore } from '../../functions/src/platform/firestore.ts';
import { call } from './api.ts';
import { runVerb } from './payments.ts';
import { exchange, register, type SignedIn, signIn } from './sign-in.ts';

export interface Leaver extends SignedIn {
  readonly token: string;
}

/** Somebody who has just signed in, which is proof enough to leave. */
export async function newViewer(): Promise<Leaver> {
  const person = await register();
  return { ...person, token: await exchange(person) };
}

/** The identity token of a sign-in made now, for whoever signed in with the password of `register`. */
export const proofOf = async ({ email }: { readonly email: string }): Promise<string> =>
  (await signIn({ email, password: 'a-long-walk' })).identityToken;

export async function askToLeave({ token, email }: Pick<Leaver, 'token' | 'email'>) {
  const body = { firebase_token: await proofOf({ email }) };
  return (await call('askDeletion', { token, body })).data.deletion;
}

export const deletionOf = ({ uid }: Pick<Leaver, 'uid'>) => documentAt(`${collections.deletions}/${uid}`);

/** Their week is over, whatever the clock says, and no schedule has noticed yet. */
export async function letWeekPass(person: Pick<Leaver, 'uid'>): Promise<void> {
  await deletionOf(person).update({ due_at: 1 });
}

/** What the schedule does as soon as it notices. */
export async function deleteDue(person: Pick<Leaver, 'uid'>): Promise<void> {
  const deletion = deletionOf(person);
  if ((await deletion.get()).exists) await deletion.update({ next_at: 1 });
  await runVerb('delete-due-accounts');
}

/** Every document that says one of these words anywhere, its own name included, as `collection/id`. */
export async function placesThatSay(...words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const collection of await firestore().listCollections()) {
    const { docs } = await collection.get();
    const says = docs.filter((document) => {
      const text = `${document.id} ${JSON.stringify(document.data())}`;
      return words.some((word) => text.includes(word));
    });
    found.push(...says.map(({ ref }) => ref.path));
  }
  return found;
}

export const collectionsIn = (places: readonly string[]) =>
  [...new Set(places.map((place) => place.split('/')[0] ?? ''))].sort();
