import { describe, expect, it } from 'vitest';
import { assumptions, scenarios } from '../load/crowd/assumptions.ts';
import { playHour } from '../load/crowd/model.ts';
import { playChat } from '../load/crowd/one-chat.ts';
import { randomNumbers } from '../load/crowd/random.ts';

const [busy, busyByCdn, fifty, fiftyByCdn] = scenarios.map((scenario) => playHour(scenario, assumptions));

/** Ticks in an hour when one comes at once after silence, and otherwise `tick` after the last one. */
const expectedTicks = (rate: number, tick = assumptions.tick(rate) / 1000) =>
  3600 / (tick + Math.exp(-rate * tick) / rate);

describe('an hour with 100,000 viewers', () => {
  it.each([
    0.05, 0.5, 5, 50,
  ])('plays as many ticks as the formula says, with %s messages a second', (rate) => {
    const { ticks, messages, heard } = playChat({ listeners: 100, rate }, assumptions, randomNumbers(7));
    expect(Math.abs(messages / (rate * 3600) - 1)).toBeLessThan(0.2);
    expect(Math.abs(ticks / expectedTicks(messages / 3600) - 1)).toBeLessThan(0.05);
    // Viewers come and go, and are as many on average.
    expect(Math.abs(heard / ticks / 100 - 1)).toBeLessThan(0.3);
  });

  it('is the same in each run', () => {
    expect(scenarios.map((scenario) => playHour(scenario, assumptions))).toEqual([
      busy,
      busyByCdn,
      fifty,
      fiftyByCdn,
    ]);
  });

  it('costs at least three times less when the CDN serves the tail of a busy chat', () => {
    expect(busy?.cost).toBeGreaterThan(3 * (busyByCdn?.cost ?? Number.POSITIVE_INFINITY));
    expect(busy?.reads).toBeGreaterThan(20 * (busyByCdn?.reads ?? Number.POSITIVE_INFINITY));
  });

  it('costs less by the CDN in fifty chats too, though each is ten times quieter', () => {
    expect(fifty?.cost).toBeGreaterThan(2 * (fiftyByCdn?.cost ?? Number.POSITIVE_INFINITY));
  });

  it('costs more if pages ask more seldom, because they then miss messages and fetch the whole list', () => {
    const [, scenario] = scenarios;
    if (!scenario) throw new Error('There is no second scenario.');
    const slower = playHour(scenario, { ...assumptions, poll: 3000 });
    expect(slower.cost).toBeGreaterThan(busyByCdn?.cost ?? Number.POSITIVE_INFINITY);
  });

  it('needs no CDN for the chats of a usual evening', () => {
    const evening = { ...assumptions, viewers: 2000 };
    const cost = (isCrowdServed: boolean) =>
      playHour({ name: 'evening', chats: 10, rate: 0.1, isCrowdServed }, evening).cost;
    expect(cost(false) - cost(true)).toBeLessThan(5);
  });
});
