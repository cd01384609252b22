import { isToken } from '@boma/domain/accounts/user-type.ts';
import { AppError } from '@boma/domain/errors.ts';

/** The token of an Authorization header. Null for no header and for 'Bearer null', which clients without a token send. */
export function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization.trim()) ?? [];
  if (!token) throw new AppError('unauthenticated');
  if (token === 'null') return null;
  if (!isToken(token)) throw new AppError('unauthenticated');
  return token;
}
