// The texts and checks of the forms for email and password, without loading zod.

/** Years. Stated beside the register button; no birth date is asked for. */
export const MIN_AGE = 13;
export const PASSWORD_MIN = 6;
export const EMAIL_MAX = 64;

/** local@domain with a top-level domain of at least two letters. */
export const EMAIL_PATTERN = /^[^\s@]+@(?:[^\s@.]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;
