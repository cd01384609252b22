import { createHash } from 'node:crypto';
import { toSeconds } from '@boma/domain/time.ts';
import { type StoredDocument, store } from '../platform/store.ts';

// A device is one sign-in. Firebase signs the moment of the sign-in into every identity token that is made from it, also
// into renewed ones. So a revoked device has no other token to show until the user signs in there again.

/** The id of a sign-in. It is always the same and reveals nothing about the user. `signedInAt` is unix milliseconds. */
export function deviceIdOf(uid: string, signedInAt: number): string {
  return createHash('sha256').update(`${uid}:${signedInAt}`).digest('hex').slice(0, 20);
}

/** The document that marks a sign-in as revoked. It is kept for good, because identity tokens can be renewed for good. */
export function revokedSignIn(uid: string, signedInAt: number): StoredDocument<'revokedSignIns'> {
  return store.revokedSignIns(`${uid}.${toSeconds(signedInAt)}`);
}
