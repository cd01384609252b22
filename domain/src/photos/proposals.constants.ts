// What the page of a photo needs without loading zod.

/** What viewers may say about a photo. */
export const PROPOSED_FIELDS = ['alt', 'species'] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];

/** Who decided a text beside a photo. */
export const PROPOSERS = ['viewers', 'photographer', 'staff'] as const;
export type Proposer = (typeof PROPOSERS)[number];

/** So many equal proposals of different viewers decide. One of staff or of the photographer decides at once. */
export const EQUAL_PROPOSALS = 3;
