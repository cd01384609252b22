import { describe, expect, it } from 'vitest';
import { collections } from '../collections.ts';
import {
  askedDeletion,
  deletionView,
  isFreshSignIn,
  isUnderWay,
  mayUndo,
  recordsUntil,
} from './deletion.policy.ts';
import { deletionSchema } from './deletion.schema.ts';
import { heldData } from './held-data.ts';
import { dataFileName } from './privacy.constants.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);

describe('what is held of people', () => {
  it.each(Object.keys(collections))('is said of the collection %s', (name) => {
    expect(Object.keys(heldData)).toContain(name);
  });

  it('names no collection that there is not', () => {
    expect(Object.keys(heldData).sort()).toEqual(Object.keys(collections).sort());
  });

  const ofPeople = Object.entries(heldData).flatMap(([name, holding]) =>
    holding.holds === 'people' ? [[name, holding] as const] : [],
  );

  it.each(ofPeople)('has a reason for what becomes of it in %s', (_name, holding) => {
    expect(holding.why.length).toBeGreaterThan(15);
    if (holding.told === null) expect(holding.because.length).toBeGreaterThan(15);
  });

  it('is told under a name of its own each', () => {
    const names = ofPeople.flatMap(([, { told }]) => told ?? []);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a deletion', () => {
  const asked = askedDeletion(NOW, 'somebody');

  it('is due after exactly seven days, and can be undone until then', () => {
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
  ] as const)('that is %s can be undone: %s, goes on: %s, whatever the time', (state, undo, goesOn) => {
    for (const now of [NOW, asked.due_at + DAY]) {
      expect(mayUndo({ ...asked, state }, now)).toBe(undo);
      expect(isUnderWay({ ...asked, state }, now)).toBe(goesOn);
    }
  });

  it('shows its owner when, and nothing once it is called off or over', () => {
    const view = { asked_at: NOW, due_at: asked.due_at };
    expect(deletionView(undefined)).toBeNull();
    expect(deletionView(asked)).toEqual(view);
    expect(deletionView({ ...asked, state: 'deleting' })).toEqual(view);
    expect(deletionView({ ...asked, state: 'undoing' })).toBeNull();
    expect(deletionView({ ...asked, state: 'deleted' })).toBeNull();
  });

  it('leaves its records for seven years', () => {
    expect(new Date(recordsUntil(NOW)).toISOString()).toBe('2033-11-21T12:00:00.000Z');
  });

  it('takes a sign-in of the last five minutes for proof', () => {
    expect([isFreshSignIn(NOW - 300_000, NOW), isFreshSignIn(NOW - 300_001, NOW)]).toEqual([true, false]);
  });
});

it('the file with somebody’s data is named after the day', () => {
  expect(dataFileName(NOW)).toBe('boma-data-2026-11-21.json');
});
