// The texts and checks of the profile form, without loading zod.

/** Characters in a display name, a name or a surname, as `maxlength` counts them. */
export const NAME_MAX = 50;

export const PROFILE_TEXTS = {
  displayNameRequired: 'Your display name is required.',
  tooLong: `Please use maximum ${NAME_MAX} characters`,
  displayNameInvisible: 'Please choose a name that others can see.',
  mixedScripts: 'Please write your display name in one alphabet.',
  reserved: 'This name is reserved for our rangers. Please choose another one.',
} as const;
