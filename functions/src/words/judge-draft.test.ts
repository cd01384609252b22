import { AppError } from '@boma/domain/errors.ts';
import { expect, it } from 'vitest';
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

it('lets a new user wait, and says for how long', () => {
  const { code, details } = refusal(() => judge('Good evening', 3));
  expect([code, details.retryAfter]).toEqual(['too-many-requests', 120]);
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
