let typed = '';

/**
 * The address typed last in one of the forms, so that a user who changes to the other form need not type it again. It is
 * forgotten after signing in: the next user of the form may be another person.
 */
export const typedEmail = () => typed;

export function storeTypedEmail(email: string): void {
  typed = email;
}
