import type { PlanShowInput, Show } from '@boma/domain/shows/shows.schema.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { store } from '../../functions/src/platform/store.ts';
import { endShow } from '../../functions/src/shows/end-show.ts';
import { startShow } from '../../functions/src/shows/start-show.ts';
import { visit } from './demo-sightings.ts';
import { planOnce, seedShows, WEEKLY_TITLES } from './shows.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ROUND_MS = 10_000;

// The director of the demo: reports a sighting now and then, plans a short show for every hour, and starts and ends the seeded shows on time.

/** Every hour, so that the state of a running show is seen soon after `npm start`: the camera in turn, and its title. */
const HOURLY = [
  ['tau', 'Who is under the thorn tree now?'],
  ['naledi-dam', 'What is at the dam now?'],
  ['olifants-river', 'What is in the river now?'],
  ['nkorho', 'What is at the pan now?'],
] as const;
const MINUTES_LONG = 8;

/** The show of the hour in which `startsAt` (unix milliseconds) is. */
export const hourlyPlan = (startsAt: number): PlanShowInput => {
  const [code, title] = HOURLY[Math.floor(startsAt / HOUR) % HOURLY.length] ?? HOURLY[0];
  return {
    type: 'on-point',
    title,
    sub_title: 'A few minutes, at one camera.',
    show_ts: startsAt / 1000,
    minutes: MINUTES_LONG,
    source: { kind: 'camera', code },
    cover_clean: `/covers/${code}.jpg`,
  };
};

/** The next full hours, and the first time one two minutes from now, so that a new start need not wait for an hour. */
export function hourlyTimes(now: number, isFirst: boolean): number[] {
  const next = Math.ceil((now + 1) / HOUR) * HOUR;
  const soon = Math.ceil(now / MINUTE) * MINUTE + 2 * MINUTE;
  const fits = soon + (MINUTES_LONG + 1) * MINUTE < next;
  return [...(isFirst && fits ? [soon] : []), next, next + HOUR];
}

const endsAt = ({ starts_at, minutes }: Show) => starts_at + minutes * MINUTE;
/** The first is in the data of sites that began before their shows had a camera each. */
const demoTitles: ReadonlySet<string> = new Set([
  'What is at the water now?',
  ...HOURLY.map(([, title]) => title),
  ...WEEKLY_TITLES,
]);

/** Which of the seeded shows start and end now. Shows that staff have planned are theirs to start and to end. */
export function dueShows(shows: readonly Show[], now: number): { ending: Show[]; starting: Show[] } {
  const seeded = shows.filter(({ title }) => demoTitles.has(title));
  return {
    ending: seeded.filter((show) => show.stage === 'on-air' && endsAt(show) <= now),
    starting: seeded.filter(
      (show) => show.stage === 'planned' && show.starts_at <= now && endsAt(show) > now + MINUTE,
    ),
  };
}

async function direct(now: number): Promise<void> {
  const recent = store.shows
    .all()
    .where('starts_at', '>=', now - 2 * HOUR)
    .where('starts_at', '<=', now);
  const shows = (await recent.get()).docs.map((document) => document.data());
  const { ending, starting } = dueShows(shows, now);
  for (const { id } of ending)
    await endShow({ ctx: { ...systemContext(), action: 'show.end' }, input: { id } });
  for (const { id } of starting)
    await startShow({ ctx: { ...systemContext(), action: 'show.start' }, input: { id } });
}

/** The last hour for which shows were planned. */
let planned: number | undefined;

async function plan(now: number): Promise<void> {
  const hour = Math.floor(now / HOUR);
  if (planned === hour) return;
  for (const startsAt of hourlyTimes(now, planned === undefined)) await planOnce(hourlyPlan(startsAt));
  await seedShows(now);
  planned = hour;
}

async function round(): Promise<void> {
  try {
    await plan(Date.now());
    await direct(Date.now());
    await visit(Date.now());
  } catch (problem) {
    // The next round does the work of a failed one.
    console.error(problem);
  }
  setTimeout(() => void round(), ROUND_MS);
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) await round();
