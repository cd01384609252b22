import { expect, it, vi } from 'vitest';
import { fakeClock } from '../../lib/timing/fake-clock.test-support.ts';
import { awaitMembership, GIVE_UP_AFTER, LOOK_EVERY, SLOW_AFTER, type Wait } from './await-membership.ts';

/** A user who becomes a member after this many milliseconds. */
function waiting(memberAfter = Number.POSITIVE_INFINITY) {
  const clock = fakeClock(0);
  const told: Wait[] = [];
  const look = vi.fn((_ask: boolean) => Promise.resolve(clock.now() >= memberAfter));
  let stop = () => {};
  let show = () => {};
  const whileSeen = (start: () => () => void) => {
    show = () => {
      stop = start();
    };
    show();
    return () => stop();
  };
  const end = awaitMembership({ look, whileSeen, clock }, (wait) => told.push(wait));
  return { clock, told, look, end, show, hide: () => stop() };
}

it('asks at once and every two seconds, until the user is a member', async () => {
  const { clock, look, told } = waiting(5000);
  await clock.pass(0);
  expect(look).toHaveBeenCalledTimes(1);
  await clock.pass(60_000);
  expect(look).toHaveBeenCalledTimes(4);
  expect(told).toEqual(['fresh', 'fresh', 'fresh']);
});

it('has the server ask the payment provider on the first request and on every third', async () => {
  const { clock, look, end } = waiting();
  await clock.pass(LOOK_EVERY * 6);
  end();
  expect(look.mock.calls.map(([ask]) => ask)).toEqual([true, false, false, true, false, false, true]);
});

it('reports a long wait, and gives up after two minutes', async () => {
  const { clock, look, told } = waiting();
  await clock.pass(SLOW_AFTER);
  expect(told.at(-1)).toBe('slow');
  await clock.pass(GIVE_UP_AFTER);
  expect(told.at(-1)).toBe('over');
  const looks = look.mock.calls.length;
  await clock.pass(GIVE_UP_AFTER);
  expect(look).toHaveBeenCalledTimes(looks);
});

it('asks again after a failed request', async () => {
  const { clock, look } = waiting();
  look.mockRejectedValueOnce(new Error('No road.'));
  await clock.pass(LOOK_EVERY);
  expect(look).toHaveBeenCalledTimes(2);
});

it('rests while the page is hidden, and starts again when it is shown', async () => {
  const { clock, look, hide, show, end } = waiting();
  await clock.pass(0);
  hide();
  await clock.pass(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  show();
  await clock.pass(0);
  expect(look).toHaveBeenCalledTimes(2);
  end();
  await clock.pass(60_000);
  expect(look).toHaveBeenCalledTimes(2);
});
