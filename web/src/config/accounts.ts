/** Milliseconds from the page being there to the dialog that `?login` asks for. */
export const LOGIN_QUERY_AFTER = 1500;
