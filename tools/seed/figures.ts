import { campDay, campDayBounds, campHour } from '@boma/domain/camp-time.ts';
import { noFigures } from '@boma/domain/staff/figures.policy.ts';
import {
  FIGURE_DAYS,
  FIGURES_KEPT_MS,
  type FigureDay,
  type HourFigures,
} from '@boma/domain/staff/figures.schema.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { store } from '../../functions/src/platform/store.ts';

const HOUR = 3_600_000;
/** The server records every five minutes. */
const LOOKS = 12;
const CAMERAS = 13;
/** How many watch at most, around the hours at camp when animals drink and Europe has its evening. */
const CROWD = 900;

/** From 0 to 1, the same for the same number. */
function chance(of: number): number {
  const wave = Math.sin(of * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** How busy an hour is: from 0 to 1, with a peak in the morning, a higher one in the evening, and busier weekends. */
function busyness(at: number): number {
  const hour = campHour(at);
  const peak = (top: number, width: number) => Math.exp(-(((hour - top) / width) ** 2));
  const weekday = new Date(at).getUTCDay();
  const weekend = weekday === 0 || weekday === 6 ? 1.25 : 1;
  return (0.12 + 0.45 * peak(7, 2.5) + 0.6 * peak(19, 3.5)) * weekend * (0.85 + 0.3 * chance(at / HOUR));
}

function hourAt(at: number): HourFigures {
  const busy = busyness(at);
  const many = (most: number, of: number) => Math.floor(busy * most * (0.6 + 0.8 * chance(at / HOUR + of)));
  const viewers = many(CROWD, 1) + 5;
  const members = many(4, 2);
  const down = chance(at / HOUR + 3) > 0.93 ? 1 : 0;
  return {
    ...noFigures,
    viewers: { looks: LOOKS, sum: viewers * LOOKS, most: Math.ceil(viewers * 1.3) },
    cameras: { looks: LOOKS, up: (CAMERAS - down) * LOOKS, all: CAMERAS * LOOKS },
    messages: many(160, 4),
    accounts: members + many(6, 5),
    members,
    pushes: many(300, 6),
    mails: many(40, 7),
    money: { usd: (members + many(9, 8)) * 604 },
  };
}

/** The hours before the one of `now`, back to the first of the days that staff see. */
export function seededFigures(now: number): FigureDay[] {
  const days = new Map<string, FigureDay>();
  const hour = now - (now % HOUR);
  for (let at = hour - FIGURE_DAYS * 24 * HOUR; at < hour; at += HOUR) {
    const day = campDay(at);
    const found = days.get(day) ?? { day, hours: {}, expires_at: campDayBounds(day).until + FIGURES_KEPT_MS };
    days.set(day, { ...found, hours: { ...found.hours, [campHour(at)]: hourAt(at) } });
  }
  return [...days.values()];
}

/** Fills an empty month, so that the demo has something to compare with. */
export async function seedFigures(): Promise<void> {
  if (!(await store.figureDays.all().limit(1).get()).empty) return;
  const batch = firestore().batch();
  for (const day of seededFigures(Date.now())) batch.set(store.figureDays(day.day), day);
  await batch.commit();
}
