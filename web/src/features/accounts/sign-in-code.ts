/** The identity provider's code: too large for a page that only might need it, so it is loaded late. */
export const identity = () => import('../../session/sign-in.later.ts');

/** What an email and a password must be: with zod, which the form asks for at its first touch. */
export const credentialsSchemas = () => import('@boma/domain/accounts/credentials.schema.ts');

/** Prepares the provider while the user fills in the form, so that a press opens Google's window at once. */
export function prepareIdentity(): void {
  const ready = Promise.all([import('../../session/session-keeper.later.ts'), identity()]);
  // A failure is shown when the user presses the button.
  ready.then(([keeper]) => keeper.startIdentity()).catch(() => undefined);
}
