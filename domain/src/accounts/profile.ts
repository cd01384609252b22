// What the form of a profile says and checks, without the library that checks it.

/** Of a display name, a name and a surname, in characters as `maxlength` counts them. */
export const NAME_MAX = 50;

export const PROFILE_TEXTS = {
  displayNameRequired: 'Your display name is required.',
  tooLong: `Must be at most ${NAME_MAX} characters.`,
  reserved: 'This name is kept for our rangers. Please choose another one.',
} as const;
