import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { providerWords } from '../../session/provider-words.ts';
import { identityProblem, isCancelled, resetProblem } from './identity-problem.ts';

/** As the identity provider's client throws it. */
const refusal = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code });

describe('a refusal by the provider', () => {
  it.each([
    'auth/wrong-password',
    'auth/invalid-credential',
    'auth/invalid-login-credentials',
  ])('%s reads as a wrong password', (code) => {
    const { text, fields } = identityProblem(refusal(code));
    expect(text).toMatch(/social account/);
    expect(fields).toEqual({ password: 'Your password is incorrect or missing.' });
  });

  it('has kind words for a few tries too many', () => {
    expect(identityProblem(refusal('auth/too-many-requests')).text).toMatch(/a few tries too many/);
  });

  it('names what the browser stands in the way of, and what to do', () => {
    const words = (code: string) => identityProblem(refusal(code)).text;
    expect(words('auth/web-storage-unsupported')).toMatch(
      /^Your browser does not let our site store anything.* Please allow cookies and site data/,
    );
    expect(words('auth/local-storage-full')).toMatch(/no room left.* Please clear this site’s data/);
    expect(words('auth/popup-blocked')).toMatch(
      /^Your browser has blocked Google’s window\. Please allow pop-ups/,
    );
  });

  it('shows the provider’s text if the site has none, without prefix and code', () => {
    const spoken = refusal('auth/herd', 'Firebase: The herd is crossing. (auth/herd).');
    expect(identityProblem(spoken)).toEqual({ text: 'The herd is crossing.', fields: {} });
    expect(identityProblem(refusal('auth/herd'))).toEqual({ text: providerWords.technical, fields: {} });
    expect(identityProblem(new TypeError('x is not a function'))).toEqual({
      text: providerWords.technical,
      fields: {},
    });
  });
});

describe('a refusal by the token exchange', () => {
  it('is shown at its fields, each with all its sentences', () => {
    const cause = new AppError('invalid-input', { errors: { email: ['One.', 'Two.'], other: ['Three.'] } });
    expect(identityProblem(cause)).toEqual({ fields: { email: 'One., Two.' } });
  });

  it('is shown in the server’s words', () => {
    const cause = new AppError('banned', { alert: 'You sold rhino horn.', caption: 'Closed' });
    expect(identityProblem(cause)).toEqual({ text: 'You sold rhino horn.', caption: 'Closed', fields: {} });
    expect(identityProblem(new AppError('internal')).text).toBe(providerWords.technical);
  });
});

describe('around it', () => {
  it('a reset reports an unknown address, and every other error as a failure', () => {
    expect(resetProblem(refusal('auth/user-not-found'))).toMatch(/it's FREE/);
    expect(resetProblem(refusal('auth/too-many-requests'))).toMatch(/could not send/);
  });

  it('a closed window shows no error', () => {
    expect(isCancelled(refusal('auth/popup-closed-by-user'))).toBe(true);
    expect(isCancelled(refusal('auth/popup-blocked'))).toBe(false);
  });
});
