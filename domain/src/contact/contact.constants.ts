// What the contact form and the server share, without zod.

/** Characters of a message to the rangers, after cleaning. */
export const CONTACT_MAX = { subject: 190, name: 100, email: 100, comments: 1000 } as const;
export type ContactField = keyof typeof CONTACT_MAX;

export const CONTACT_TEXTS = {
  subject: 'Subject is required',
  name: 'Your name is required',
  comments: 'Please type your comments',
  tooLong: (most: number) => `Please use maximum ${most} characters`,
  failed: 'Please correct the errors in your enquiry and try again.',
  sent: 'Thank you. Your message is with the rangers.',
  tooMany: 'You have written several times in a short while. Please write again in an hour.',
} as const;

/** Staff see at most this many messages at once. */
export const CONTACT_SHOWN = 100;
