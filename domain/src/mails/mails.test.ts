import { describe, expect, it } from 'vitest';
import { afterProblem, claim, isDue } from './mail.policy.ts';

const MINUTE = 60_000;
const waiting = { state: 'waiting', attempts: 0, next_at: 1000, retry_until: 10 * 60 * MINUTE } as const;
const later = { kind: 'later', words: '451 try again' } as const;
const deferred = { kind: 'deferred', words: '451 greylisted' } as const;

describe('a mail that waits', () => {
  it('is due from its moment on, and never once it is settled', () => {
    expect(isDue(waiting, 999)).toBe(false);
    expect(isDue(waiting, 1000)).toBe(true);
    for (const state of ['sent', 'failed', 'withheld'] as const)
      expect(isDue({ ...waiting, state }, 1000)).toBe(false);
  });

  it('belongs to one process for five minutes', () => {
    const claimed = { ...waiting, ...claim(waiting, 1000) };
    expect(claimed).toMatchObject({ attempts: 1, next_at: 1000 + 5 * MINUTE });
    expect(isDue(claimed, 1000 + 5 * MINUTE - 1)).toBe(false);
    expect(isDue(claimed, 1000 + 5 * MINUTE)).toBe(true);
  });

  it.each([
    [1, 1],
    [2, 5],
    [3, 15],
    [4, 60],
    [9, 60],
  ])('waits after try %i for %i minutes, for a reason of its own, when its receiver put it off', (attempts, minutes) => {
    expect(afterProblem({ ...waiting, attempts }, deferred, 0)).toEqual({
      state: 'waiting',
      next_at: minutes * MINUTE,
      error: '451 greylisted',
      held_since: null,
    });
  });

  it.each([
    [1, 1],
    [2, 5],
    [3, 5],
    [4, 5],
    // After two and a half days without the server.
    [720, 5],
  ])('waits after try %i for %i minutes when the server takes no mails', (attempts, minutes) => {
    expect(afterProblem({ ...waiting, attempts }, later, 0)).toEqual({
      state: 'waiting',
      next_at: minutes * MINUTE,
      error: '451 try again',
      held_since: 0,
    });
  });

  it('waits for the server from the time at which the server first took none', () => {
    const since = (held_since: number | null) =>
      afterProblem({ ...waiting, attempts: 1, held_since }, later, 7 * MINUTE).held_since;
    expect(since(2 * MINUTE)).toBe(2 * MINUTE);
    // Its receiver had put it off for hours before.
    expect(since(null)).toBe(7 * MINUTE);
  });

  it('fails when its time is over, and at once when the server never takes it', () => {
    const late = { ...waiting, attempts: 4, retry_until: 60 * MINUTE };
    expect(afterProblem(late, deferred, 0).state).toBe('waiting');
    expect(afterProblem(late, deferred, 1).state).toBe('failed');
    expect(afterProblem(late, later, 55 * MINUTE).state).toBe('waiting');
    expect(afterProblem(late, later, 55 * MINUTE + 1).state).toBe('failed');
    for (const kind of ['refused', 'no-address'] as const)
      expect(afterProblem({ ...waiting, attempts: 1 }, { kind, words: '550' }, 0).state).toBe('failed');
  });
});
