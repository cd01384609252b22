import { type ApiToken, apiTokenSchema } from '@boma/domain/accounts/accounts.schema.ts';
import { collections } from '@boma/domain/collections.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';

export interface HeldToken extends ApiToken {
  readonly ref: DocumentReference;
}

/** Every API token of a person, also those that have run out and are not deleted yet. */
export async function tokensOf(uid: string): Promise<HeldToken[]> {
  const found = await firestore().collection(collections.apiTokens).where('uid', '==', uid).get();
  return found.docs.map((document) => ({ ...apiTokenSchema.parse(document.data()), ref: document.ref }));
}

export async function dropTokens(tokens: readonly HeldToken[]): Promise<void> {
  await Promise.all(tokens.map(({ ref }) => ref.delete()));
}
