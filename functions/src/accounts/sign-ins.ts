import { createHash } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';

// A device is a sign-in. Its moment is in every identity token made from it, however often that is renewed, signed by
// Firebase: a device that was revoked has no other one to show until the person signs in there again.

/** Stable for one sign-in, and says nothing about anybody. `signedInAt` is unix milliseconds. */
export function deviceIdOf(uid: string, signedInAt: number): string {
  return createHash('sha256').update(`${uid}:${signedInAt}`).digest('hex').slice(0, 20);
}

/** Where it is noted that a sign-in was ended. Kept for good: an identity token can be renewed for good. */
export function revokedSignInPath(uid: string, signedInAt: number): string {
  return `${collections.revokedSignIns}/${uid}.${Math.floor(signedInAt / 1000)}`;
}
