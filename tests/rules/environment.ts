/** A project of its own: its data and its coverage meet no other test's, and no trigger reacts to what is seeded here. */
export const RULES_PROJECT = 'demo-boma-rules';
