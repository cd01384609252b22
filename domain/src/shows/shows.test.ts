import { describe, expect, it } from 'vitest';
import { invalidPlans, plannedShow, plannedView, SUNRISE, showPlan } from './shows.fixtures.ts';
import { forgottenFrom, isLive, toShowView, upcomingShows, withLiveShows } from './shows.policy.ts';
import { planShowInput, showSchema } from './shows.schema.ts';

const MINUTE = 60_000;
const types = [
  {
    id: 1,
    type: 'ranger-show',
    title: 'Ranger Show',
    active: true,
    archived: false,
    cover_clean: '/covers/tau.jpg',
  },
];

describe('a show', () => {
  it('R3-023 has the keys of the spec as everybody sees it, and its type with its title', () => {
    expect(toShowView(plannedShow, types)).toEqual(plannedView);
    expect(plannedView).toMatchObject({
      id: 12,
      show_ts: 1_799_985_600,
      title: 'Sunrise at Tau',
      youtube_id: null,
      on_air: false,
      cover_clean: '/covers/tau.jpg',
      show_type: { type: 'ranger-show', title: 'Ranger Show' },
    });
  });

  it('shows its own picture before that of its type, and names its video at YouTube', () => {
    const show = {
      ...plannedShow,
      cover_clean: '/covers/ridge.jpg',
      source: { kind: 'youtube' as const, youtube_id: 'abcdefghijk' },
    };
    expect(toShowView(show, types)).toMatchObject({
      cover_clean: '/covers/ridge.jpg',
      youtube_id: 'abcdefghijk',
      code: null,
    });
  });

  it('is shown although its type is gone', () => {
    expect(toShowView(plannedShow, []).show_type).toEqual({ type: 'ranger-show', title: 'Sunrise at Tau' });
  });

  it.each([
    [true, 'abcdefghijk', null, true],
    [true, null, null, false],
    [false, 'abcdefghijk', null, false],
    [false, null, null, false],
    [true, null, 'tau', true],
    [false, null, 'tau', false],
  ])('R4-050 on air %s with video %s or camera %s is live: %s', (on_air, youtube_id, code, live) => {
    expect(isLive({ on_air, youtube_id, code })).toBe(live);
  });
});

describe('the upcoming shows', () => {
  const at = (minutes: number, change: Partial<typeof plannedView> = {}) => ({
    ...plannedView,
    id: 100 + minutes,
    show_ts: SUNRISE / 1000 + minutes * 60,
    ...change,
  });

  it('R4-051 count from 20 minutes before now on', () => {
    expect(upcomingShows([at(-19)], SUNRISE)).toHaveLength(1);
    expect(upcomingShows([at(-21)], SUNRISE)).toEqual([]);
    expect(upcomingShows([at(-20)], SUNRISE)).toEqual([]);
  });

  it('count a show on the air until it ends, and put it first', () => {
    const [running, next] = [at(-50, { on_air: true }), at(10)];
    expect(upcomingShows([next, running], SUNRISE)).toEqual([running, next]);
  });

  it('R4-052 are in time order, so that the second is the after-next one', () => {
    const shows = [at(300), at(60), at(120)];
    expect(upcomingShows(shows, SUNRISE)[1]).toEqual(at(120));
  });

  it('leave out a cancelled one', () => {
    expect(upcomingShows([at(60, { cancelled: true }), at(90)], SUNRISE)).toEqual([at(90)]);
  });

  it('move on as time passes', () => {
    const shows = [at(0), at(60)];
    expect(upcomingShows(shows, SUNRISE + 19 * MINUTE)[0]).toEqual(at(0));
    expect(upcomingShows(shows, SUNRISE + 20 * MINUTE)[0]).toEqual(at(60));
  });
});

describe('the schedule with what the live document knows', () => {
  const second = { ...plannedView, id: 13, show_ts: plannedView.show_ts + 3600 };

  it('takes over the show on the air, and adds one that it lacks', () => {
    const running = { ...plannedView, on_air: true };
    expect(withLiveShows([plannedView, second], [running])).toEqual([running, second]);
    expect(withLiveShows([second], [running])).toEqual([running, second]);
  });

  it('takes a show off the air that the live document does not name any more', () => {
    const stale = { ...plannedView, on_air: true };
    expect(withLiveShows([stale, second], [second])).toEqual([plannedView, second]);
  });

  it('stays as it is until the live document is known', () => {
    const stale = { ...plannedView, on_air: true };
    expect(withLiveShows([stale], undefined)).toEqual([stale]);
  });
});

describe('what staff say about a show', () => {
  it('is taken over, with defaults for what they leave out', () => {
    expect(planShowInput.parse(showPlan)).toEqual(showPlan);
    const { type, title, show_ts } = showPlan;
    expect(planShowInput.parse({ type, title: `  ${title} `, show_ts })).toEqual({
      type,
      title,
      show_ts,
      sub_title: '',
      minutes: 45,
      source: null,
      cover_clean: '',
    });
  });

  it.each(Object.entries(invalidPlans))('is refused with %s', (_, [field, plan]) => {
    const { error } = planShowInput.safeParse(plan);
    expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([field]));
  });

  it('is stored without unknown fields', () => {
    expect(showSchema.parse(plannedShow)).toEqual(plannedShow);
    expect(showSchema.safeParse({ ...plannedShow, colour: 'red' }).success).toBe(false);
  });
});

describe('a show of 45 minutes that runs', () => {
  const HOURS = 60 * MINUTE;

  it.each([
    ['began as planned', 0, 2.75],
    ['began half an hour early', -30 * MINUTE, 2.75],
    ['began an hour late', HOURS, 3.75],
    ['began two months early', -60 * 24 * HOURS, -60 * 24 + 2.75],
    ['is from before its beginning was stored', undefined, 2.75],
  ])('and %s counts as forgotten two hours after its end', (_, late, hours) => {
    const begun = late === undefined ? {} : { started_at: SUNRISE + late };
    expect(forgottenFrom({ ...plannedShow, ...begun })).toBe(SUNRISE + hours * HOURS);
  });
});
