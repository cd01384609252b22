import { readBatched } from './firestore.ts';
import { dataIfWellFormed } from './read-documents.ts';
import { store } from './store.ts';

/** The display names of accounts by uid, without those that are gone. Each is read once, all in one call. */
export async function displayNames(uids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const users = await Promise.all([...new Set(uids)].map((uid) => readBatched(store.users(uid))));
  return new Map(
    users.flatMap((user) => {
      const name = dataIfWellFormed(user)?.display_name;
      return name === undefined ? [] : [[user.id, name]];
    }),
  );
}
