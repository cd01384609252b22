import { BUSY_PER_MINUTE, CROWD_VIEWERS, UNCOUNTED_PER_MINUTE } from '@boma/domain/chat/chat.constants.ts';
import { expect, it } from 'vitest';
import { assumptions } from './assumptions.ts';
import { playHour } from './model.ts';

/** What an hour with one chat costs, in US dollars, and how much of it the CDN saves. */
function hour(viewers: number, perMinute: number) {
  const costOf = (isCrowdServed: boolean) =>
    playHour({ name: '', chats: 1, rate: perMinute / 60, isCrowdServed }, { ...assumptions, viewers }).cost;
  const [listening, byCdn] = [costOf(false), costOf(true)];
  return { listening, saved: listening - byCdn };
}

it('the CDN costs less where a crowd begins, and saves most of what a busy chat costs', () => {
  expect(hour(CROWD_VIEWERS.from, BUSY_PER_MINUTE.from).saved).toBeGreaterThan(0.1);
  for (const viewers of [1000, 19_900, 100_000]) {
    const { listening, saved } = hour(viewers, 300);
    expect(saved / listening).toBeGreaterThan(0.5);
  }
});

it('listening costs less, or a little more, where a crowd does not begin', () => {
  expect(hour(250, BUSY_PER_MINUTE.from).saved).toBeLessThan(0);
  expect(hour(CROWD_VIEWERS.from, BUSY_PER_MINUTE.until).saved).toBeLessThan(0);
  const quiet = hour(20_000, BUSY_PER_MINUTE.until);
  expect(quiet.saved / quiet.listening).toBeLessThan(0.3);
});

it('without a count, the pace at which a crowd begins pays for few viewers, and costs cents with fewer', () => {
  expect(hour(250, UNCOUNTED_PER_MINUTE.from).saved).toBeGreaterThan(0.1);
  expect(hour(20, UNCOUNTED_PER_MINUTE.from).saved).toBeGreaterThan(-0.3);
});
