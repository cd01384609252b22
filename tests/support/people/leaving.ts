import { eachLimited } from '../../../functions/src/platform/each-limited.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { call } from '../api.ts';
import { runVerb } from '../payments.ts';
import { stored } from '../stored.ts';
import { PASSWORD, signIn } from './sign-in.ts';
import type { Viewer } from './viewers.ts';

/** An identity token of a sign-in made now, for an account with the password of `createAccount`. */
export const proofOf = async ({ email }: { readonly email: string }): Promise<string> =>
  (await signIn({ email, password: PASSWORD })).identityToken;

export async function askToLeave({ token, email }: Pick<Viewer, 'token' | 'email'>) {
  const body = { firebase_token: await proofOf({ email }) };
  return (await call('askDeletion', { token, body })).data.deletion;
}

export const deletionOf = ({ uid }: Pick<Viewer, 'uid'>) => stored.deletions(uid);

/** Makes the deletion due now. No schedule has run yet. */
export async function letWeekPass(person: Pick<Viewer, 'uid'>): Promise<void> {
  await deletionOf(person).update({ due_at: 1 });
}

/** Runs the schedule that deletes due accounts, these among them. */
export async function deleteDue(...people: readonly Pick<Viewer, 'uid'>[]): Promise<void> {
  for (const person of people) {
    const deletion = deletionOf(person);
    if ((await deletion.get()).exists) await deletion.update({ next_at: 1 });
  }
  await runVerb('delete-due-accounts');
}

interface StoredText {
  /** As `collection/id`. */
  readonly path: string;
  /** The id and the whole content. */
  readonly text: string;
}

const COLLECTIONS_AT_ONCE = 4;

/** Reads the whole store. */
export async function readEverything(): Promise<StoredText[]> {
  const collections = await firestore().listCollections();
  const found = await eachLimited(collections, COLLECTIONS_AT_ONCE, async (collection) => {
    const { docs } = await collection.get();
    return docs.map((each) => ({ path: each.ref.path, text: `${each.id} ${JSON.stringify(each.data())}` }));
  });
  return found.flat();
}

/** The paths of those documents that contain one of these words anywhere, their ids included. */
export const pathsIn = (documents: readonly StoredText[], ...words: readonly string[]): string[] =>
  documents.filter(({ text }) => words.some((word) => text.includes(word))).map(({ path }) => path);

/** The documents of the store that contain one of these words anywhere, as `collection/id`. */
export const pathsContaining = async (...words: readonly string[]): Promise<string[]> =>
  pathsIn(await readEverything(), ...words);

export const collectionsIn = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].sort();
