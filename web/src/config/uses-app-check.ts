/**
 * True lets pages send App Check's tokens, and reCAPTCHA Enterprise run in them: the build opens the Content Security Policy for
 * it, and the privacy policy names it. Pages then get tokens once `APP_CHECK` is on (docs/operations.md). False leaves all of it out
 * of the site.
 */
export const usesAppCheck: boolean = false;
