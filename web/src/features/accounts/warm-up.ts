/** The identity provider's code: late, and too large for pages that only might need it. */
export const identity = () => import('../../session/sign-in.ts');

/** Gets the provider ready while somebody fills in the form, so that a press opens a window at once. */
export function warmUp(): void {
  const ready = Promise.all([import('../../session/session-keeper.ts'), identity()]);
  // What is wrong with it is said when somebody presses.
  ready.then(([keeper]) => keeper.startIdentity()).catch(() => undefined);
}
