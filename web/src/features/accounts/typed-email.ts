let typed = '';

/** The address typed last in one of the forms, so that whoever changes to the other one need not type it again. */
export const typedEmail = () => typed;

export function keepTypedEmail(email: string): void {
  typed = email;
}
