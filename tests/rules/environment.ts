/** A separate project: it shares neither data nor coverage with other tests, and no trigger reacts to its seed. */
export const RULES_PROJECT = 'demo-boma-rules';
