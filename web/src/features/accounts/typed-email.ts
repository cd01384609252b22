let typed = '';

/**
 * The address typed last in one of the forms, so that whoever changes to the other one need not type it again. It is
 * forgotten once it has let somebody in: whoever comes to the form after them may be somebody else.
 */
export const typedEmail = () => typed;

export function keepTypedEmail(email: string): void {
  typed = email;
}
