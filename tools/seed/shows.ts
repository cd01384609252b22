import type { PlanShowInput } from '@boma/domain/shows/shows.schema.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { store } from '../../functions/src/platform/store.ts';
import { cancelShow } from '../../functions/src/shows/cancel-show.ts';
import { planShow } from '../../functions/src/shows/plan-show.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Camp time is UTC+2 all year. */
const CAMP = 2 * HOUR;
const DAYS_AHEAD = 7;

interface Slot {
  readonly type: 'ranger-show' | 'on-point';
  /** The hour at camp. */
  readonly hour: number;
  readonly minutes: number;
  /** Days of the week on which it takes place, 0 is Sunday. */
  readonly days: readonly number[];
  /** Title, sub-title and camera, in turn from day to day. */
  readonly shows: readonly (readonly [title: string, subTitle: string, camera: string])[];
}

const DAILY = [0, 1, 2, 3, 4, 5, 6];

const SLOTS: readonly Slot[] = [
  {
    type: 'ranger-show',
    hour: 6,
    minutes: 45,
    days: DAILY,
    shows: [
      ['Sunrise at Tau', 'Naledi reads the night’s tracks around the thorn tree.', 'tau'],
      ['First light on the river', 'Crocodiles warm up, and the hippos come home late.', 'olifants-river'],
      ['Elephants at breakfast', 'The herd of Tembe before the heat.', 'tembe'],
      ['The early birds', 'A dawn chorus with names: who sings what, and why.', 'mopane-hide'],
    ],
  },
  {
    type: 'ranger-show',
    hour: 16,
    minutes: 45,
    days: DAILY,
    shows: [
      ['Afternoon at Nkorho', 'Zebra, wildebeest, and what watches them.', 'nkorho'],
      ['A walk along the dam', 'Pieter shows where the cameras hang, and who chews on them.', 'naledi-dam'],
      ['Leopard Rock by evening', 'We wait together. That is most of the work.', 'leopard-rock'],
    ],
  },
  {
    type: 'on-point',
    hour: 18,
    minutes: 20,
    days: [3, 6],
    shows: [
      ['How a lion says no', 'Ears, tails and other clear words.', 'tau'],
      ['What the oxpecker is paid', 'A bird, a buffalo, and who gains.', 'rosies-pan'],
    ],
  },
];

/** The titles of the seeded week. */
export const WEEKLY_TITLES: readonly string[] = SLOTS.flatMap(({ shows }) => shows.map(([title]) => title));

const startOfDayAtCamp = (at: number) => Math.floor((at + CAMP) / DAY) * DAY - CAMP;

/** The shows of a slot on the days from `now` on that are still to come. */
function plansOf({ type, hour, minutes, days, shows }: Slot, now: number): PlanShowInput[] {
  const today = startOfDayAtCamp(now);
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => today + ahead * DAY).flatMap((day) => {
    const weekday = new Date(day + CAMP).getUTCDay();
    const startsAt = day + hour * HOUR;
    const show = shows[Math.round(day / DAY) % shows.length];
    if (!show || !days.includes(weekday) || startsAt <= now) return [];
    const [title, sub_title, code] = show;
    const source = { kind: 'camera' as const, code };
    return [
      {
        type,
        title,
        sub_title,
        show_ts: startsAt / 1000,
        minutes,
        source,
        cover_clean: `/covers/${code}.jpg`,
      },
    ];
  });
}

/** The shows of the seven days from `now` on, in unix milliseconds. */
export const weekOf = (now: number): PlanShowInput[] => SLOTS.flatMap((slot) => plansOf(slot, now));

/** True if a show of this type is stored for this time, cancelled or not. */
async function isStored({ type, show_ts }: PlanShowInput): Promise<boolean> {
  const same = store.shows
    .all()
    .where('type', '==', type)
    .where('starts_at', '==', show_ts * 1000)
    .limit(1);
  return !(await same.get()).empty;
}

/** Plans this show unless one of its type is planned for its time. Answers its id if it is new. */
export async function planOnce(input: PlanShowInput): Promise<number | undefined> {
  if (await isStored(input)) return undefined;
  return (await planShow({ ctx: { ...systemContext(), action: 'show.plan' }, input })).id;
}

/** Plans the week from now on. In an empty store a storm cancels the first afternoon show two days from now. */
export async function seedShows(now = Date.now()): Promise<void> {
  const isFirst = (await store.shows.all().limit(1).get()).empty;
  const inTwoDays = startOfDayAtCamp(now) + 2 * DAY + 16 * HOUR;
  for (const input of weekOf(now)) {
    const id = await planOnce(input);
    if (!isFirst || id === undefined || input.show_ts * 1000 !== inTwoDays) continue;
    const ctx = { ...systemContext(), action: 'show.cancel' } as const;
    await cancelShow({ ctx, input: { id, reason: 'A storm is coming.' } });
  }
}
