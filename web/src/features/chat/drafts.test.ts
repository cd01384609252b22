import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftIn, keepDraft } from './drafts.ts';

const token = 'a-token-of-more-than-20-characters';
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

function comeIn(id: string): void {
  const user = { id, display_name: id, is_subscribed: false, roles: [] };
  storage.set('api-token', token).set('fbase-token', token).set('ac-user', JSON.stringify(user));
}

it('keeps what the viewer has typed, by chat', () => {
  comeIn('lerato');
  keepDraft('boma', 'Good evening');
  expect(draftIn('boma')).toBe('Good evening');
  expect(draftIn('tau')).toBe('');
});

it('hides it from the next user, and shows it to its author again', () => {
  comeIn('lerato');
  keepDraft('boma', 'Between you and me');
  storage.clear();
  expect(draftIn('boma')).toBe('');
  comeIn('pieter');
  expect(draftIn('boma')).toBe('');
  comeIn('lerato');
  expect(draftIn('boma')).toBe('Between you and me');
});

it('keeps what a guest has typed while they sign in', () => {
  keepDraft('boma', 'May I?');
  comeIn('lerato');
  expect(draftIn('boma')).toBe('May I?');
});
