/** Said wherever somebody changes what they pay for. */
export const CHANGES_TAKE = 'Changes to a subscription can take up to 10 minutes to show.';
