/** Milliseconds from the page being asked for to the dialog that `?login` asks for. */
export const LOGIN_QUERY_AFTER = 1500;

/** Milliseconds between two mails with a link to choose a new password. */
export const RESET_COOL_DOWN = 60_000;
