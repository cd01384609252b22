import { describe, expect, it } from 'vitest';
import { collections } from '../collections.ts';
import {
  askedDeletion,
  deletionView,
  isFinal,
  isFreshSignIn,
  isUnderWay,
  mayUndo,
  recordsUntil,
} from './deletion.policy.ts';
import { deletionSchema } from './deletion.schema.ts';
import { heldData } from './held-data.ts';
import { heldKinds } from './held-kinds.ts';
import { dataFileName } from './privacy.constants.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);

describe('the table of personal data', () => {
  it.each(Object.keys(collections))('has a row for the collection %s', (name) => {
    expect(Object.keys(heldData)).toContain(name);
  });

  it('has no row for an unknown collection', () => {
    expect(Object.keys(heldData).sort()).toEqual(Object.keys(collections).sort());
  });

  const personal = Object.entries(heldData).flatMap(([name, holding]) =>
    holding.holds === 'personal data' ? [[name, holding] as const] : [],
  );

  it.each(personal)('has a reason for its end in %s', (_name, holding) => {
    expect(holding.why.length).toBeGreaterThan(15);
    if (holding.section === null) expect(holding.because.length).toBeGreaterThan(15);
  });

  it('has a row of the privacy policy for each collection, and no row without one', () => {
    const named = new Set<string>(personal.map(([, { kind }]) => kind));
    expect([...named].sort()).toEqual(Object.keys(heldKinds).sort());
  });

  it('says of what the law requires, and of nothing else, that it is kept', () => {
    const kept = personal.flatMap(([name, { end }]) => (end === 'kept' && name !== 'deletions' ? name : []));
    for (const name of kept) expect(personal.find(([each]) => each === name)?.[1].kind).toBe('payments');
    expect(kept.length).toBeGreaterThan(3);
  });

  it('gives each collection a separate section in the data file', () => {
    const names = personal.flatMap(([, { section }]) => section ?? []);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a deletion', () => {
  const asked = askedDeletion(NOW, 'stand-in');

  it('is due after exactly seven days and can be undone until then', () => {
    expect(deletionSchema.parse(asked)).toEqual(asked);
    expect(asked.due_at).toBe(NOW + 7 * DAY);
    expect(asked.next_at).toBe(asked.due_at);
    expect([mayUndo(asked, asked.due_at - 1), mayUndo(asked, asked.due_at)]).toEqual([true, false]);
    expect([isUnderWay(asked, asked.due_at - 1), isUnderWay(asked, asked.due_at)]).toEqual([false, true]);
  });

  it.each([
    ['undoing', true, false],
    ['deleting', false, true],
    ['deleted', false, false],
  ] as const)('in the state %s can be undone: %s, is under way: %s, at any time', (state, undo, goesOn) => {
    for (const now of [NOW, asked.due_at + DAY]) {
      expect(mayUndo({ ...asked, state }, now)).toBe(undo);
      expect(isUnderWay({ ...asked, state }, now)).toBe(goesOn);
    }
  });

  it.each([
    ['asked', false],
    ['undoing', false],
    ['deleting', true],
    ['deleted', true],
  ] as const)('that is %s is final: %s', (state, expected) => {
    expect(isFinal({ ...asked, state })).toBe(expected);
    expect(isFinal(undefined)).toBe(false);
  });

  it('shows its dates to the user until it is undone or complete', () => {
    const view = { asked_at: NOW, due_at: asked.due_at };
    expect(deletionView(undefined)).toBeNull();
    expect(deletionView(asked)).toEqual(view);
    expect(deletionView({ ...asked, state: 'deleting' })).toEqual(view);
    expect(deletionView({ ...asked, state: 'undoing' })).toBeNull();
    expect(deletionView({ ...asked, state: 'deleted' })).toBeNull();
  });

  it('keeps the records for seven years', () => {
    expect(new Date(recordsUntil(NOW)).toISOString()).toBe('2033-11-21T12:00:00.000Z');
  });

  it('accepts a sign-in of the last five minutes as proof', () => {
    expect([isFreshSignIn(NOW - 300_000, NOW), isFreshSignIn(NOW - 300_001, NOW)]).toEqual([true, false]);
  });
});

it('names the data file after the day', () => {
  expect(dataFileName(NOW)).toBe('boma-data-2026-11-21.json');
});
