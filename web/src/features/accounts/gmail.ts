/** Is this an address of Google's mail, in any of its countries? Its owner has a Google account by it. */
export const isGmail = (email: string) => /@gmail\./i.test(email);
