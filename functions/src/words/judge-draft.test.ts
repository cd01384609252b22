import { AppError } from '@boma/domain/errors.ts';
import { expect, it } from 'vitest';
import { requireShowable } from '../photos/require-showable.ts';
import { judgeDraft } from './judge-draft.ts';

const rules = { held: ['faru'], allowed: [], first_message_minutes: 5, link_hours: 24 };
const CREATED = 1_000_000_000;
const MINUTE = 60_000;
const user = { roles: [], created_at: CREATED, waits_waived: false };

const judge = (text: string, minutes: number, change: object = {}) =>
  judgeDraft({ ...user, ...change }, { field: 'message', text }, rules, CREATED + minutes * MINUTE);

function refusal(action: () => unknown): AppError {
  try {
    action();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('The text was not refused.');
}

it.each([
  [3, 120, '2 minutes'],
  [4.5, 30, 'a minute'],
])('lets a new user of %d minutes wait, and says for how long', (minutes, seconds, after) => {
  const { code, details } = refusal(() => judge('Good evening', minutes));
  expect([code, details.retryAfter, details.alert]).toEqual([
    'too-many-requests',
    seconds,
    `Welcome! New people look around for a little while first. Please try again in ${after}.`,
  ]);
});

it('names hours where staff have set a long wait', () => {
  const long = { ...rules, first_message_minutes: 24 * 60 };
  const draft = { field: 'question', text: 'Good evening' };
  expect(refusal(() => judgeDraft(user, draft, long, CREATED + MINUTE)).details.alert).toMatch(
    /in 24 hours\.$/,
  );
});

it('promises to send only what the page sends again', () => {
  const draft = { field: 'message', text: 'Good evening', isSentAgain: true } as const;
  expect(refusal(() => judgeDraft(user, draft, rules, CREATED)).details.alert).toBe(
    'Welcome! New people listen for a little while first. This is sent when you may write.',
  );
});

it('lets a new user write after the wait, or at once where staff have waived it', () => {
  expect(judge('Good evening', 5)).toBe(undefined);
  expect(judge('Good evening', 0, { waits_waived: true })).toBe(undefined);
});

it('refuses links of new accounts alone', () => {
  const text = 'See www.prizes.example';
  expect(refusal(() => judge(text, 23 * 60)).details.errors).toEqual({
    message: ['New accounts cannot post links yet. Please say it without one.'],
  });
  expect(judge(text, 24 * 60)).toBe(undefined);
  expect(judge(text, 0, { waits_waived: true })).toBe(undefined);
});

it('holds listed words and protected animals of everyone but staff', () => {
  expect(judge('A faru!', 3000)).toBe('listed');
  expect(judge('A rh1no!', 3000, { waits_waived: true })).toBe('protected');
  expect(judge('A rhino!', 0, { roles: ['zoomie'] })).toBe(undefined);
});

it('lets a new user show a photo without words', () => {
  expect(() => requireShowable(user, { title: '', alt: '' }, rules, CREATED)).not.toThrow();
  expect(refusal(() => requireShowable(user, { title: 'A lion' }, rules, CREATED)).code).toBe(
    'too-many-requests',
  );
});
