import { describe, expect, it } from 'vitest';
import { countProposals, decideProposals } from './proposals.policy.ts';
import { type PhotoProposal, proposeInput } from './proposals.schema.ts';

let time = 0;
const said = (uid: string, value: string, change: Partial<PhotoProposal> = {}): PhotoProposal => {
  time += 1;
  return { uid, photo: 'p', field: 'species', value, by: 'viewers', made_at: time, ...change };
};

describe('what the proposals decide', () => {
  it('is nothing before three viewers say the same', () => {
    const two = [said('a', 'lion'), said('b', 'lion'), said('c', 'leopard')];
    expect(decideProposals(two, 'species')).toBeNull();
    expect(decideProposals([...two, said('d', 'lion')], 'species')).toEqual({ value: 'lion', by: 'viewers' });
  });

  it('counts a person once, and each field for itself', () => {
    const one = [
      said('a', 'lion'),
      said('a', 'lion'),
      said('a', 'lion'),
      said('b', 'lion', { field: 'alt' }),
    ];
    expect(decideProposals(one, 'species')).toBeNull();
    expect(decideProposals(one, 'alt')).toBeNull();
  });

  it('takes equal texts together, in the words of the first', () => {
    const texts = ['A lion  drinks.', 'a Lion drinks', 'A lion drinks!'].map((text, at) =>
      said(`u${at}`, text, { field: 'alt' }),
    );
    expect(decideProposals(texts, 'alt')).toEqual({ value: 'A lion  drinks.', by: 'viewers' });
  });

  it('is the word of the photographer, and over that of staff the newest', () => {
    const three = ['a', 'b', 'c'].map((uid) => said(uid, 'lion'));
    const withOwner = [...three, said('o', 'leopard', { by: 'photographer' })];
    expect(decideProposals(withOwner, 'species')).toEqual({ value: 'leopard', by: 'photographer' });
    const withStaff = [
      ...withOwner,
      said('s', 'serval', { by: 'staff' }),
      said('t', 'genet', { by: 'staff' }),
    ];
    expect(decideProposals(withStaff, 'species')).toEqual({ value: 'genet', by: 'staff' });
  });

  it('is undone when a vote is withdrawn', () => {
    const three = ['a', 'b', 'c'].map((uid) => said(uid, 'lion'));
    expect(decideProposals(three, 'species')?.value).toBe('lion');
    expect(decideProposals(three.slice(1), 'species')).toBeNull();
  });

  it('is the text with the most votes, and of two the one that was said first', () => {
    const votes = ['a', 'b', 'c'].map((uid) => said(uid, 'lion'));
    const more = ['d', 'e', 'f'].map((uid) => said(uid, 'leopard'));
    expect(decideProposals([...more, ...votes], 'species')?.value).toBe('lion');
    expect(decideProposals([...votes, ...more, said('g', 'leopard')], 'species')?.value).toBe('leopard');
    expect(countProposals([...votes, ...more], 'species').map(({ votes: count }) => count)).toEqual([3, 3]);
  });
});

describe('a proposal', () => {
  const fieldsOf = (input: object) =>
    proposeInput
      .safeParse({ photo_id: 'p', field: 'species', value: 'lion', ...input })
      .error?.issues.map(({ path }) => path[0]);
  it('names a species that may be shown, or a text, or is taken back by null', () => {
    for (const input of [{}, { value: null }, { field: 'alt', value: 'A lion drinks' }])
      expect(fieldsOf(input)).toBeUndefined();
    expect(proposeInput.parse({ photo_id: 'p', field: 'alt', value: ' <b>A lion</b> ' }).value).toBe(
      'A lion',
    );
    for (const value of ['pangolin', 'lion?', '', '  ', 7]) expect(fieldsOf({ value })).toEqual(['value']);
    expect(fieldsOf({ field: 'alt', value: 'a'.repeat(241) })).toEqual(['value']);
    expect(fieldsOf({ field: 'title' })).toEqual(['field']);
  });
});
