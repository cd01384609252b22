import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../lib/stub-storage.test-support.ts';
import { clearSession, forgetSession } from '../../session/write-session.later.ts';

const token = 'a-token-of-more-than-20-characters';
let storage: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25) });
  vi.resetModules();
  storage = stubStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The drafts as a page that has just been loaded has them. */
function loadedPage() {
  vi.resetModules();
  return import('./drafts.ts');
}

function comeIn(id: string): void {
  const user = { id, display_name: id, is_subscribed: false, roles: [] };
  storage.set('api-token', token).set('fbase-token', token).set('ac-user', JSON.stringify(user));
}

it('keeps what the viewer has typed, by chat, also after a reload', async () => {
  comeIn('lerato');
  const { draftIn, keepDraft } = await loadedPage();
  keepDraft('boma', 'Good evening');
  keepDraft('tau', 'A lion');
  for (const read of [draftIn, (await loadedPage()).draftIn]) {
    expect(read('boma')).toBe('Good evening');
    expect(read('tau')).toBe('A lion');
    expect(read('hyena-den')).toBe('');
  }
});

it('hides it from the next user, and shows it to its author again', async () => {
  comeIn('lerato');
  const { draftIn, keepDraft } = await loadedPage();
  keepDraft('boma', 'Between you and me');
  forgetSession();
  expect(draftIn('boma')).toBe('');
  comeIn('pieter');
  expect(draftIn('boma')).toBe('');
  keepDraft('boma', 'My own words');
  comeIn('lerato');
  expect(draftIn('boma')).toBe('Between you and me');
});

it('is gone once it is sent, once its author signs out, and after a day', async () => {
  comeIn('lerato');
  const { draftIn, keepDraft } = await loadedPage();
  keepDraft('boma', 'Sent');
  keepDraft('boma', '');
  expect(storage.has('boma:drafts')).toBe(false);
  keepDraft('boma', 'Signed out');
  clearSession();
  expect(storage.has('boma:drafts')).toBe(false);
  comeIn('lerato');
  expect(draftIn('boma')).toBe('');
  keepDraft('boma', 'Old');
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(draftIn('boma')).toBe('');
});

it('keeps what a guest has typed while they sign in, on this page alone', async () => {
  const { draftIn, keepDraft } = await loadedPage();
  keepDraft('boma', 'May I?');
  expect([...storage]).toEqual([]);
  expect((await loadedPage()).draftIn('boma')).toBe('');
  comeIn('lerato');
  expect(draftIn('boma')).toBe('May I?');
  keepDraft('boma', '');
  expect(draftIn('boma')).toBe('');
});
