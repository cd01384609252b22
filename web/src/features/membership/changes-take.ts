/** Shown wherever a user changes the membership. */
export const CHANGES_TAKE = 'Changes to a subscription can take up to 10 minutes to show.';
