// The texts and checks of the profile form, without loading zod.

export const PROFILE_TEXTS = {
  displayNameRequired: 'Your display name is required.',
  displayNameInvisible: 'Please choose a name that others can see.',
  mixedScripts: 'Please write your display name in one alphabet.',
  reserved: 'This name is reserved for our rangers. Please choose another one.',
} as const;
