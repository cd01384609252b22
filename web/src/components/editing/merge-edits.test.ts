import { describe, expect, it } from 'vitest';
import { foreignChanges, mergeEdits, moveInList } from './merge-edits.ts';

const first = { name: 'Tau', status: 'Quiet.', ranger: 'Naledi' };

describe('an edit that meets a colleague’s', () => {
  it('names what the colleague changed, and where both changed it', () => {
    const theirs = { ...first, name: 'Tau Dam', status: 'Lions!' };
    const mine = { ...first, name: 'Tau Pan', ranger: 'Pieter' };
    expect(foreignChanges(first, theirs, mine)).toEqual([
      { name: 'name', before: 'Tau', theirs: 'Tau Dam', mine: 'Tau Pan' },
      { name: 'status', before: 'Quiet.', theirs: 'Lions!', mine: undefined },
    ]);
  });

  it('is no conflict where both wrote the same, or where the colleague changed nothing in sight', () => {
    const same = { ...first, name: 'Tau Dam' };
    expect(foreignChanges(first, same, same)).toEqual([
      { name: 'name', before: 'Tau', theirs: 'Tau Dam', mine: undefined },
    ]);
    expect(foreignChanges(first, first, same)).toEqual([]);
  });

  it('keeps our changes and takes over theirs elsewhere', () => {
    const theirs = { ...first, name: 'Tau Dam', status: 'Lions!' };
    const mine = { ...first, name: 'Tau Pan', ranger: 'Pieter' };
    expect(mergeEdits(first, theirs, mine)).toEqual({ name: 'Tau Pan', status: 'Lions!', ranger: 'Pieter' });
  });
});

describe('the order of a list', () => {
  const list = ['tau', 'tembe', 'nkorho'];

  it('changes by one place up or down', () => {
    expect(moveInList(list, 'tembe', -1)).toEqual(['tembe', 'tau', 'nkorho']);
    expect(moveInList(list, 'tembe', 1)).toEqual(['tau', 'nkorho', 'tembe']);
  });

  it('ends at the ends', () => {
    expect(moveInList(list, 'tau', -1)).toEqual(list);
    expect(moveInList(list, 'nkorho', 1)).toEqual(list);
    expect(moveInList(list, 'ridge', 1)).toEqual(list);
  });
});
