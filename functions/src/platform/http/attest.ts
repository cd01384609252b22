import { type Endpoint, isAttested } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { CheckToken } from '../app-check-token.ts';
import type { Ctx } from '../context.ts';
import type { AppCheckMode } from '../params.ts';
import { countUnattested } from '../usage/counters.ts';

/** The header that Firebase's own services read App Check's token from. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

export interface AppCheck {
  readonly mode: () => AppCheckMode;
  readonly checkToken: CheckToken;
}

const REFUSAL = {
  alert: 'We could not see that this came from a page of ours.',
  caption: 'Something may keep google.com/recaptcha away. Please allow it, and load the page again.',
};

interface AttestedCall {
  readonly endpoint: Endpoint;
  /** Method and pattern of its address, as calls are counted. */
  readonly name: string;
  readonly token: string | undefined;
}

/**
 * Logs and counts a call that the contract wants attested and that has no valid token. A call passes if Google's keys cannot be
 * read: the site would otherwise be closed whenever they cannot.
 *
 * @throws AppError `unattested` if such calls are refused.
 */
export async function attest(
  { endpoint, name, token }: AttestedCall,
  { mode, checkToken }: AppCheck,
  { log }: Ctx,
): Promise<void> {
  const current = mode();
  if (current === 'off' || !isAttested(endpoint)) return;
  const found = token ? await checkToken(token) : 'missing';
  if (found === 'valid') return;
  if (found === 'unknown') return log.warn('app-check', { endpoint: name });
  countUnattested(name);
  log.warn('unattested', { endpoint: name, token: found });
  if (current === 'enforce') throw new AppError('unattested', REFUSAL);
}
