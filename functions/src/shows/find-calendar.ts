import { AppError } from '@boma/domain/errors.ts';
import { numericId } from '@boma/domain/identifiers.ts';
import { CALENDAR_DAYS_BACK } from '@boma/domain/shows/shows.constants.ts';
import type { Show } from '@boma/domain/shows/shows.schema.ts';
import { CALENDAR_PATH, calendarFeedPath } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { hashToken } from '../platform/hash-token.ts';
import { siteOrigin } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { readWellFormed, wellFormed } from '../platform/well-formed.ts';
import { calendarOf } from './calendar.ts';
import { listShowTypes } from './list-show-types.ts';

const DAY = 86_400_000;
/** Shows in one calendar. */
const MOST = 1000;

const FEED = new RegExp(`^${calendarFeedPath('([\\w-]{43})').replaceAll('.', '\\.')}$`);
const ONE_SHOW = /^\/calendar\/show\/([^/]+)\.ics$/;

/** True for the address of all shows or of one. */
export const isPublicCalendar = (path: string): boolean => path === CALENDAR_PATH || ONE_SHOW.test(path);

/** A calendar file, and whether its answer depends on who has the address. */
export interface Calendar {
  readonly body: string;
  readonly isPrivate: boolean;
}

async function recentShows(ctx: Ctx): Promise<Show[]> {
  const since = (await ctx.clock.now()) - CALENDAR_DAYS_BACK * DAY;
  const recent = store.shows.all().where('starts_at', '>=', since).orderBy('starts_at').limit(MOST);
  return wellFormed(await recent.get(), ctx.log);
}

async function oneShow(ctx: Ctx, text: string): Promise<Show[]> {
  const id = numericId.safeParse(text);
  const found = id.success && readWellFormed(await store.shows(String(id.data)).get(), ctx.log);
  if (!found) throw new AppError('not-found');
  return [found];
}

/** The shows of the types that the owner of the token follows. */
async function followedShows(ctx: Ctx, token: string): Promise<Show[]> {
  const owner = store.showFollows.all().where('feed', '==', hashToken(token)).limit(1);
  const [follows] = (await owner.get()).docs;
  if (!follows) throw new AppError('not-found');
  const { types } = follows.data();
  return (await recentShows(ctx)).filter(({ type }) => types.includes(type));
}

/**
 * The calendar at this path: all shows, one show, or the followed shows of a user.
 * @throws AppError `not-found`.
 */
export async function findCalendar({
  ctx,
  input: { path },
}: {
  ctx: Ctx;
  input: { path: string };
}): Promise<Calendar> {
  const origin = siteOrigin();
  const host = new URL(origin).host;
  const write = async (shows: readonly Show[], name: string) =>
    calendarOf(shows, { name, origin, types: await listShowTypes({ ctx }) });
  const [, token] = FEED.exec(path) ?? [];
  if (token !== undefined)
    return { body: await write(await followedShows(ctx, token), `My shows at ${host}`), isPrivate: true };
  const [, id] = ONE_SHOW.exec(path) ?? [];
  const shows = id === undefined ? undefined : await oneShow(ctx, id);
  if (!shows && path !== CALENDAR_PATH) throw new AppError('not-found');
  return { body: await write(shows ?? (await recentShows(ctx)), `Shows at ${host}`), isPrivate: false };
}
