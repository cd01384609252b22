import { AppError } from '@boma/domain/errors.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../lib/timing/fake-clock.test-support.ts';
import { openPlaybackSource, renewAt } from './playback-source.ts';

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

describe('renewAt', () => {
  it('keeps a minute and a half in reserve of ten minutes', () => {
    expect(renewAt(600, 0)).toBe(510_000);
  });

  it('renews after half of a short lifetime, and never at once', () => {
    expect(renewAt(60, 0)).toBe(30_000);
    expect(renewAt(0, 5000)).toBe(6000);
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

  it('of a paid camera is renewed before it ends, again and again', async () => {
    const { clock, heard, opened } = source([signed('a', 10), signed('b', 20), signed('c', 30)]);
    expect(await opened.address()).toBe('a');
    await clock.pass(509_000);
    expect(heard).toEqual([]);
    await clock.pass(2000);
    expect(heard).toEqual(['renewed b']);
    await clock.pass(600_000);
    expect(heard).toEqual(['renewed b', 'renewed c']);
    opened.stop();
  });

  it('is requested again after a renewal has failed', async () => {
    const { clock, heard, opened } = source([signed('a', 10), new AppError('unavailable'), signed('b', 20)]);
    await opened.address();
    await clock.pass(511_000);
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
