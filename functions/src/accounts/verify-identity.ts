import { AppError } from '@boma/domain/errors.ts';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { identity, identityErrorCode } from '../platform/identity.ts';
import { disabledRefusal } from './standing-account.ts';

/** Errors that are about the token. Any other error is a failure of Firebase Auth. */
const REFUSED = [
  'argument-error',
  'invalid-id-token',
  'id-token-expired',
  'id-token-revoked',
  'user-not-found',
];

/** The owner of a token that Firebase Auth has verified: it reports a disabled account after it has checked the signature. */
function subjectOf(token: string): string {
  const [, payload = ''] = token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}

/**
 * The verified content of an identity token whose sign-in has not ended.
 * @throws AppError `unauthenticated` for an invalid token or an ended sign-in; `banned` or `forbidden` for a disabled
 * account.
 */
export async function verifyIdentity(token: string): Promise<DecodedIdToken> {
  const auth = await identity();
  try {
    const decoded = await auth.verifyIdToken(token, true);
    if (decoded.firebase.sign_in_provider === 'anonymous') throw new AppError('unauthenticated');
    return decoded;
  } catch (cause) {
    const code = identityErrorCode(cause);
    if (code === 'user-disabled') throw await disabledRefusal(subjectOf(token));
    if (code && REFUSED.includes(code)) throw new AppError('unauthenticated', { cause });
    throw cause;
  }
}
