import type { ApiToken } from '@boma/domain/accounts/api-token.schema.ts';
import { isNotFound } from '../platform/firestore.ts';
import { type StoredDocument, store } from '../platform/store.ts';

export interface HeldToken extends ApiToken {
  readonly ref: StoredDocument<'apiTokens'>;
}

/** Every API token of a user, including expired ones that are not deleted yet. */
export async function findTokens(uid: string): Promise<HeldToken[]> {
  const found = await store.apiTokens.all().where('uid', '==', uid).get();
  return found.docs.map((document) => ({ ...document.data(), ref: document.ref }));
}

export async function deleteTokens(tokens: readonly Pick<HeldToken, 'ref'>[]): Promise<void> {
  await Promise.all(tokens.map(({ ref }) => ref.delete()));
}

/** Ends every token of a banned user. They stay until they expire, so that their next call hears of the ban. */
export async function endTokensByBan(uid: string): Promise<void> {
  const ended = store.apiTokens.patch({ ended_by_ban: true });
  const tokens = await findTokens(uid);
  await Promise.all(
    tokens.map(({ ref }) =>
      ref.update(ended).catch((error: unknown) => {
        // The token was deleted after the read. Such a token has ended anyway.
        if (!isNotFound(error)) throw error;
      }),
    ),
  );
}

/** Deletes the tokens that a ban ended. Called when the ban is lifted: the user has to sign in again. */
export async function deleteTokensEndedByBan(uid: string): Promise<void> {
  await deleteTokens((await findTokens(uid)).filter((token) => token.ended_by_ban));
}
