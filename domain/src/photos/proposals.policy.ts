import { EQUAL_PROPOSALS, type ProposedField, type Proposer } from './proposals.constants.ts';
import type { PhotoProposal } from './proposals.schema.ts';

type Said = Pick<PhotoProposal, 'uid' | 'field' | 'value' | 'by' | 'made_at'>;

/** What is equal for the count: case, punctuation at the end and double spaces do not matter. */
const keyOf = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.!]+$/, '')
    .trim();

export interface ProposalCount {
  /** In the words of the first who said it. */
  readonly value: string;
  readonly votes: number;
  readonly uids: readonly string[];
}

/** Equal proposals of people together: the most often said first, of those the one that was said first. */
export function countProposals(said: readonly Said[], field: ProposedField): ProposalCount[] {
  const groups = new Map<string, { value: string; uids: string[] }>();
  const inOrder = said.filter((each) => each.field === field).toSorted((a, b) => a.made_at - b.made_at);
  for (const { value, uid } of inOrder) {
    if (uid === null) continue;
    const group = groups.get(keyOf(value));
    if (!group) groups.set(keyOf(value), { value, uids: [uid] });
    else if (!group.uids.includes(uid)) group.uids.push(uid);
  }
  return [...groups.values()]
    .map(({ value, uids }) => ({ value, uids, votes: uids.length }))
    .toSorted((a, b) => b.votes - a.votes);
}

export interface Decision {
  readonly value: string;
  readonly by: Proposer;
}

/**
 * What the proposals for a field decide: the word of staff, else the photographer's, else what three viewers say
 * alike. Null: nothing yet. Only proposals that still stand are given, so a withdrawn one counts for nothing.
 */
export function decideProposals(said: readonly Said[], field: ProposedField): Decision | null {
  const own = said.filter((each) => each.field === field);
  for (const by of ['staff', 'photographer'] as const) {
    const newest = own.filter((each) => each.by === by).toSorted((a, b) => b.made_at - a.made_at)[0];
    if (newest) return { value: newest.value, by };
  }
  const [first] = countProposals(own, field);
  return first && first.votes >= EQUAL_PROPOSALS ? { value: first.value, by: 'viewers' } : null;
}

/** What the proposals for a photo decide, as its document says it. */
export const decideAll = (said: readonly Said[]) => ({
  described: decideProposals(said, 'alt'),
  species: decideProposals(said, 'species'),
});
