import { plannedShow } from '@boma/domain/shows/shows.fixtures.ts';
import { planShowInput } from '@boma/domain/shows/shows.schema.ts';
import { describe, expect, it } from 'vitest';
import { dueShows, hourlyPlan, hourlyTimes } from './demo-shows.ts';
import { weekOf } from './shows.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2027, 0, 15, 12);
const iso = (at: number) => new Date(at).toISOString();

describe('the seeded week', () => {
  it.each([
    0, 5, 11, 17, 23,
  ])('begun at %i o’clock has shows today or tomorrow, all valid and in the future', (hour) => {
    const now = Date.UTC(2027, 0, 15, hour, 30);
    const week = weekOf(now);
    expect(week.length).toBeGreaterThan(12);
    for (const plan of week) {
      expect(planShowInput.parse(plan)).toEqual(plan);
      expect(plan.show_ts * 1000).toBeGreaterThan(now);
    }
    expect(Math.min(...week.map(({ show_ts }) => show_ts * 1000))).toBeLessThan(now + 15 * HOUR);
  });

  it('has its morning show at 6 and its afternoon show at 16 at camp', () => {
    const times = weekOf(NOON)
      .filter(({ type }) => type === 'ranger-show')
      .slice(0, 2)
      .map(({ show_ts }) => iso(show_ts * 1000));
    expect(times).toEqual(['2027-01-16T04:00:00.000Z', '2027-01-17T04:00:00.000Z']);
  });
});

describe('the demo', () => {
  it('begins two minutes after the first start, then every hour', () => {
    expect(hourlyTimes(NOON + 10 * MINUTE + 1, true).map(iso)).toEqual([
      '2027-01-15T12:13:00.000Z',
      '2027-01-15T13:00:00.000Z',
      '2027-01-15T14:00:00.000Z',
    ]);
    expect(hourlyTimes(NOON + 10 * MINUTE, false).map(iso)).toEqual([
      '2027-01-15T13:00:00.000Z',
      '2027-01-15T14:00:00.000Z',
    ]);
    expect(hourlyTimes(NOON + 55 * MINUTE, true)).toHaveLength(2);
  });

  it('names the show of each hour after its camera, and is its own to start', () => {
    const plans = [0, 1, 2, 3, 4].map((hour) => hourlyPlan(NOON + hour * HOUR));
    expect(plans.map(({ title, source }) => [source?.kind === 'camera' && source.code, title])).toEqual([
      ['tau', 'Who is under the thorn tree now?'],
      ['naledi-dam', 'What is at the dam now?'],
      ['olifants-river', 'What is in the river now?'],
      ['nkorho', 'What is at the pan now?'],
      ['tau', 'Who is under the thorn tree now?'],
    ]);
    for (const plan of plans) {
      expect(planShowInput.parse(plan)).toEqual(plan);
      const show = { ...plannedShow, title: plan.title, starts_at: NOON, minutes: 8 };
      expect(dueShows([show], NOON).starting).toEqual([show]);
    }
  });

  it('starts and ends its own shows on time, and leaves those of staff alone', () => {
    const show = { ...plannedShow, title: 'What is at the dam now?', starts_at: NOON, minutes: 8 };
    const running = { ...show, stage: 'on-air' as const };
    expect(dueShows([show], NOON - 1)).toEqual({ ending: [], starting: [] });
    expect(dueShows([show], NOON)).toEqual({ ending: [], starting: [show] });
    expect(dueShows([show], NOON + 8 * MINUTE)).toEqual({ ending: [], starting: [] });
    expect(dueShows([running], NOON + 8 * MINUTE - 1)).toEqual({ ending: [], starting: [] });
    expect(dueShows([running], NOON + 8 * MINUTE)).toEqual({ ending: [running], starting: [] });
    const ofStaff = { ...show, title: 'Planned by staff' };
    expect(dueShows([ofStaff, { ...ofStaff, stage: 'on-air' }], NOON + MINUTE)).toEqual({
      ending: [],
      starting: [],
    });
  });
});
