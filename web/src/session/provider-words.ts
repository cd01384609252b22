/** What people read of the identity provider's refusals, wherever they meet one. */
export const providerWords = {
  wrongPassword: 'Your password is incorrect or missing.',
  weakPassword: 'Please choose a password that is harder to guess.',
  unreachable: 'We could not reach the gate. Please check your connection and try again.',
  technical:
    'Unfortunately we had a technical issue, please try again in a few minutes or alternatively contact us for help.',
} as const;
