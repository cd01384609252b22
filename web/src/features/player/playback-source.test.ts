import { AppError } from '@boma/domain/errors.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../lib/timing/fake-clock.test-support.ts';
import { openPlaybackSource, renewIn } from './playback-source.ts';

const START = 1_000_000_000;

function source(answers: (Playback | AppError)[]) {
  const clock = fakeClock(START);
  const heard: string[] = [];
  let asked = 0;
  const opened = openPlaybackSource({
    clock,
    request: async () => {
      asked += 1;
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer || answer instanceof AppError) throw answer ?? new Error('no answer');
      return answer;
    },
    onRenewed: (url) => heard.push(`renewed ${url}`),
    onRefused: ({ code }) => heard.push(`refused ${code}`),
  });
  return { clock, heard, opened, asked: () => asked };
}

const signed = (url: string, minutes: number): Playback => ({
  url,
  expires_at: START / 1000 + minutes * 60,
});

describe('renewIn', () => {
  it('keeps a minute and a half in reserve of ten minutes', () => {
    expect(renewIn(600_000, 0)).toBe(510_000);
  });

  it('spreads the requests of all members over a minute, and over less if the address ends sooner', () => {
    expect(renewIn(600_000, 1)).toBe(450_000);
    expect([renewIn(300_000, 0), renewIn(300_000, 0.5), renewIn(300_000, 1)]).toEqual([
      210_000, 180_000, 150_000,
    ]);
    expect(renewIn(200_000, 1)).toBe(100_000);
  });

  it('renews after half of a short lifetime', () => {
    expect(renewIn(60_000, 1)).toBe(30_000);
    expect(renewIn(120_000, 1)).toBe(60_000);
  });

  it.each([
    [-365 * 86_400_000, 30_000],
    [-3_600_000, 30_000],
    [0, 30_000],
    [3_600_000, 510_000],
    [365 * 86_400_000, 510_000],
  ])('waits between half a minute and ten minutes, even if a clock says that the address ends in %d ms', (left, pause) => {
    expect(renewIn(left, 0)).toBe(pause);
  });
});

describe('a playlist address', () => {
  it('of an open camera is requested once and never renewed', async () => {
    const { clock, heard, opened, asked } = source([{ url: 'open', expires_at: null }]);
    expect(await opened.address()).toBe('open');
    await clock.pass(3_600_000);
    expect(await opened.address()).toBe('open');
    expect([asked(), heard]).toEqual([1, []]);
  });

  it.each([
    ['an hour fast', -3_600_000],
    ['eleven minutes fast', -660_000],
    ['an hour slow', 3_600_000],
    ['a day fast', -86_400_000],
    ['a year slow', 31_536_000_000],
  ])('of a paid camera is requested every eight minutes on a device whose clock is %s', async (_, ahead) => {
    let sent = 0;
    const clock = fakeClock(START);
    clock.setServerAhead(ahead);
    const source = openPlaybackSource({
      clock,
      request: async () => {
        sent += 1;
        return { url: `address ${sent}`, expires_at: Math.floor((clock.now() + ahead) / 1000) + 600 };
      },
      onRenewed: () => undefined,
      onRefused: () => undefined,
    });
    await source.address();
    await clock.pass(40_000);
    expect(sent).toBe(1);
    await clock.pass(3_600_000 - 40_000);
    expect(sent).toBe(8);
    source.stop();
  });

  it('of a paid camera is requested twice a minute at most, even if nothing tells the server’s time', async () => {
    const { clock, opened, asked } = source([signed('a', -60)]);
    await opened.address();
    await clock.pass(40_000);
    expect(asked()).toBe(2);
    opened.stop();
  });

  it('is requested again when the server wishes, if it was asked too often', async () => {
    const { clock, heard, opened } = source([
      signed('a', 10),
      new AppError('too-many-requests', { retryAfter: 60 }),
      signed('b', 20),
    ]);
    await opened.address();
    await clock.pass(480_000 + 59_000);
    expect(heard).toEqual([]);
    await clock.pass(2000);
    expect(heard).toEqual(['renewed b']);
    opened.stop();
  });

  it('of a paid camera is renewed before it ends, again and again', async () => {
    const { clock, heard, opened } = source([signed('a', 10), signed('b', 20), signed('c', 30)]);
    expect(await opened.address()).toBe('a');
    await clock.pass(479_000);
    expect(heard).toEqual([]);
    await clock.pass(2000);
    expect(heard).toEqual(['renewed b']);
    await clock.pass(600_000);
    expect(heard).toEqual(['renewed b', 'renewed c']);
    expect(opened.newest()).toBe('c');
    opened.stop();
  });

  it('is requested again after a renewal has failed', async () => {
    const { clock, heard, opened } = source([signed('a', 10), new AppError('unavailable'), signed('b', 20)]);
    await opened.address();
    await clock.pass(481_000);
    expect(heard).toEqual([]);
    await clock.pass(5000);
    expect(heard).toEqual(['renewed b']);
    opened.stop();
  });

  it('reports when the viewer may no longer watch', async () => {
    const { clock, heard, opened } = source([signed('a', 10), new AppError('forbidden')]);
    await opened.address();
    await clock.pass(600_000);
    expect(heard).toEqual(['refused forbidden']);
  });

  it('is dropped once it expires', async () => {
    const { opened, asked } = source([signed('a', 0), signed('b', 10)]);
    await opened.address();
    expect(await opened.address()).toBe('b');
    expect(asked()).toBe(2);
    opened.stop();
  });

  it('is not renewed for a removed player', async () => {
    const { clock, opened, asked } = source([signed('a', 10)]);
    await opened.address();
    opened.stop();
    await clock.pass(3_600_000);
    expect(asked()).toBe(1);
  });
});
