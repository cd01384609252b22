import type { StoredPush } from '@boma/domain/alerts/alert-settings.schema.ts';
import { PUSH_LANES } from '@boma/domain/alerts/alerts.constants.ts';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { changeFigures } from '../platform/change-figures.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { firestore } from '../platform/firestore.ts';
import { givePushes, PUSHES_AT_ONCE } from '../platform/push.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { forgetGone, forgetSignedOut, signedInAmong } from './push-devices.ts';
import { inLane, type Lease } from './push-lanes.ts';

const LANES: readonly number[] = Array.from({ length: PUSH_LANES }, (_, lane) => lane);
/** Lanes that one process works on at a time. */
const AT_ONCE = 2;

interface Queued {
  readonly document: QueryDocumentSnapshot<StoredPush>;
  readonly push: StoredPush;
}

interface Work {
  readonly lane: number;
  /** By `performance.now()`. */
  readonly end: number;
  readonly lease: Lease;
}

/** What one run has sent, and what it could not send. */
interface Tally {
  sent: number;
  expired: number;
  later: number;
  problem: unknown;
}

/**
 * Sends these pushes and takes those out of the queue that need no further try. Answers how many: 0 if the time was over
 * before the sign-ins were known.
 */
async function settle(ctx: Ctx, queued: readonly Queued[], end: number, tally: Tally): Promise<number> {
  const now = ctx.clock.real();
  const { expired = [], good = [] } = Object.groupBy(queued, ({ push }) =>
    push.expires_at <= now ? 'expired' : 'good',
  );
  const isSignedIn = await signedInAmong(
    good.map(({ push }) => push),
    now,
  );
  if (performance.now() >= end) return 0;
  const { out = [], sent = [] } = Object.groupBy(good, ({ push }) => (isSignedIn(push) ? 'sent' : 'out'));
  const { answers, problem } = await givePushes(
    sent.map(({ push: { token, title, body, url, tag } }) => ({ token, push: { title, body, url, tag } })),
  );
  const taken = sent.filter((_, index) => answers[index] !== 'later');
  const done = [...expired, ...out, ...taken];
  // First of all: what is sent must not be sent again.
  const batch = firestore().batch();
  for (const { document } of done) batch.delete(document.ref);
  await batch.commit();
  tally.sent += answers.filter((answer) => answer === 'sent').length;
  tally.expired += expired.length;
  tally.later += sent.length - taken.length;
  tally.problem ??= problem;
  await forgetSignedOut(out.map(({ push }) => push));
  await forgetGone(sent.flatMap(({ push }, index) => (answers[index] === 'gone' ? [push] : [])));
  return done.length;
}

const pushesIn = (lane: number) => store.pushes.all().where('lane', '==', lane);

/**
 * Sends the pushes of a lane, 500 at a time, until it is empty, only what fails is left, or the time is over. Events take
 * turns: one with a few pushes does not wait for one with thousands.
 */
async function workLane(ctx: Ctx, { lane, end, lease }: Work, tally: Tally) {
  let [all, ofRound, after] = [0, 0, ''];
  while (performance.now() < end) {
    if (!(await lease.renew())) break;
    const { docs } = await pushesIn(lane)
      .where('event', '>', after)
      .orderBy('event')
      .limit(PUSHES_AT_ONCE)
      .get();
    const last = docs.at(-1);
    if (!last) {
      if (after === '') return { done: all, isEmpty: true };
      if (ofRound === 0) break;
      [ofRound, after] = [0, ''];
      continue;
    }
    const queued = docs.flatMap((document) => {
      const push = readWellFormed(document, ctx.log);
      return push ? [{ document, push }] : [];
    });
    const done = await settle(ctx, queued, end, tally);
    [all, ofRound, after] = [all + done, ofRound + done, String(last.get('event'))];
  }
  return { done: all, isEmpty: false };
}

/**
 * Sends the pushes of a lane that no other process has. It looks again after it has given the lane back: a process that
 * queued a push meanwhile has found the lane taken, and leaves it to this one. Where a push fails, the rest of its lane may wait
 * for the run of the next minute.
 */
async function tendLane(ctx: Ctx, lane: number, end: number, tally: Tally): Promise<number> {
  let all = 0;
  while (performance.now() < end) {
    const worked = await inLane(ctx, lane, (lease) => workLane(ctx, { lane, end, lease }, tally));
    all += worked?.done ?? 0;
    if (!worked?.isEmpty || (await pushesIn(lane).limit(1).get()).empty) break;
  }
  return all;
}

/** Adds them to the figures of the day: one write for a whole run. A failure stops no pushes. */
async function countPushes(ctx: Ctx, pushes: number): Promise<void> {
  await changeFigures(ctx.clock.real(), (before) => ({ ...before, pushes: before.pushes + pushes })).catch(
    (error: unknown) => ctx.log.warn('figures', { error: String(error) }),
  );
}

/**
 * Sends the queued pushes until `end` (by `performance.now()`). Several processes share the queue: each lane belongs to
 * one of them. A push that fails is tried again for a quarter of an hour. A process that dies may have sent up to 500
 * pushes that another one sends again; a device shows such a push once, because it has one tag.
 */
export async function sendPushes({
  ctx,
  input: { end, lanes = LANES },
}: {
  ctx: Ctx;
  input: { end: number; lanes?: readonly number[] };
}): Promise<number> {
  if ((await store.pushes.all().limit(1).get()).empty) return 0;
  const tally: Tally = { sent: 0, expired: 0, later: 0, problem: undefined };
  // Each process begins elsewhere.
  const first = Math.floor(Math.random() * lanes.length);
  const inTurn = [...lanes.slice(first), ...lanes.slice(0, first)];
  const done = await eachLimited(inTurn, AT_ONCE, (lane) => tendLane(ctx, lane, end, tally));
  if (tally.sent > 0) await countPushes(ctx, tally.sent);
  if (tally.expired > 0)
    ctx.log.error('push-expired', 'Pushes waited for too long and were not sent.', { count: tally.expired });
  if (tally.later > 0) ctx.log.error('push', tally.problem, { count: tally.later });
  return done.reduce((sum, each) => sum + each, 0);
}
