import { firestore } from '../../../functions/src/platform/firestore.ts';
import { store } from '../../../functions/src/platform/store.ts';
import { call } from '../api.ts';
import { runVerb } from '../payments.ts';
import { PASSWORD, signIn } from './sign-in.ts';
import type { Viewer } from './viewers.ts';

/** An identity token of a sign-in made now, for an account with the password of `createAccount`. */
export const proofOf = async ({ email }: { readonly email: string }): Promise<string> =>
  (await signIn({ email, password: PASSWORD })).identityToken;

export async function askToLeave({ token, email }: Pick<Viewer, 'token' | 'email'>) {
  const body = { firebase_token: await proofOf({ email }) };
  return (await call('askDeletion', { token, body })).data.deletion;
}

export const deletionOf = ({ uid }: Pick<Viewer, 'uid'>) => store.deletions(uid);

/** Makes the deletion due now. No schedule has run yet. */
export async function letWeekPass(person: Pick<Viewer, 'uid'>): Promise<void> {
  await deletionOf(person).update(store.deletions.patch({ due_at: 1 }));
}

/** Runs the schedule that deletes due accounts. */
export async function deleteDue(person: Pick<Viewer, 'uid'>): Promise<void> {
  const deletion = deletionOf(person);
  if ((await deletion.get()).exists) await deletion.update(store.deletions.patch({ next_at: 1 }));
  await runVerb('delete-due-accounts');
}

/** The documents that contain one of these words anywhere, their ids included, as `collection/id`. */
export async function pathsContaining(...words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const collection of await firestore().listCollections()) {
    const { docs } = await collection.get();
    const matches = docs.filter((document) => {
      const text = `${document.id} ${JSON.stringify(document.data())}`;
      return words.some((word) => text.includes(word));
    });
    found.push(...matches.map(({ ref }) => ref.path));
  }
  return found;
}

export const collectionsIn = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].sort();
