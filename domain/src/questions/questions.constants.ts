// What the forms and lists of questions need without loading zod.

/** Characters of a question after cleaning. */
export const QUESTION_LENGTH = { least: 5, most: 200 } as const;

/** Questions that staff see at once in each of the two lists. The rules refuse longer lists. */
export const QUESTIONS_SHOWN = 100;

/** Pages are told the newest so many duplicates of a question. Every page reads them. */
export const MERGED_NAMED = 50;

/** Questions that staff see at once of those that were answered or removed. */
export const SETTLED_SHOWN = 50;

/** What viewers read. The words for guests and for success are the specification's. */
export const QUESTION_TEXTS = {
  empty: 'Please ask a question',
  length: 'Questions must be between 5 and 200 characters.',
  guest: 'Sign-in / Sign-up: Unfortunately only registered / subscribed users can ask questions.',
  guestLabel: 'Register/Sign-in to ask questions.',
  added: 'Your question has been added to the questions list...',
  tooMany: 'Thank you for so many questions. Please ask the next one in a minute.',
} as const;
