import { randomUUID } from 'node:crypto';
import { payAt } from '@boma/stripe-simulator/visitor.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { call } from '../support/api.ts';
import { deleteChat, join, newChat, storedIds, tailOf } from '../support/chat.ts';
import { eventually } from '../support/eventually.ts';
import { runVerb, stripe } from '../support/payments.ts';
import { registerQuickly, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { killWorkers } from '../support/workers.ts';

const PEOPLE = 100;
const SENDS = 200;
const AT_ONCE = 4;
/** Every so many calls the workers are killed while others of these calls are under way. */
const KILL_EVERY = 20;
/** The emulators never answer a call whose worker was killed. As the site does, a caller gives up and calls again. */
const giveUp = () => AbortSignal.timeout(10_000);
const WITHIN_MS = 300_000;
const HOUR_MS = 3_600_000;

let people: Viewer[];
beforeAll(async () => {
  people = await eachLimited(Array.from({ length: PEOPLE }), AT_ONCE, () => registerQuickly());
}, HOUR_MS);

/** Calls `visit` for each item, and kills these workers again and again. Returns how many were killed. */
async function whileKilling<T>(
  items: readonly T[],
  functions: readonly ('api' | 'paymentWebhook')[],
  visit: (item: T) => Promise<void>,
): Promise<number> {
  let [started, killed] = [0, 0];
  await eachLimited(items, AT_ONCE, async (item) => {
    const visited = visit(item);
    started += 1;
    if (started % KILL_EVERY === 0) killed += killWorkers(...functions);
    await visited;
  });
  return killed;
}

describe('while the workers of the server are killed', { timeout: HOUR_MS }, () => {
  it(`${SENDS} messages that are sent until they succeed are each stored and shown once`, async () => {
    const chat = await newChat();
    const messages = Array.from({ length: SENDS }, (_, index) => ({
      id: randomUUID(),
      author: people[index % PEOPLE],
    }));
    const killed = await whileKilling(messages, ['api'], ({ id, author }) =>
      eventually(async () => {
        const body = { chat, message: 'Two lions at the dam', message_id: id };
        await call('sendMessage', { token: author?.token ?? '', body, signal: giveUp() });
      }, WITHIN_MS),
    );
    console.log(`${SENDS} messages, ${killed} workers killed`);
    expect(killed).toBeGreaterThanOrEqual(SENDS / KILL_EVERY / 2);
    const kept = await storedIds(chat);
    expect(kept.toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
    await expect.poll(async () => (await tailOf(chat)).seq, { timeout: 60_000 }).toBe(SENDS);
    const list = (await join(chat)).messages.map(({ id }) => id);
    expect(list.length).toBeGreaterThan(100);
    expect(list).toEqual(kept.slice(-list.length));
    await deleteChat(chat);
  });

  it(`${PEOPLE} checkouts make each buyer a member once, with one payment`, async () => {
    const killed = await whileKilling(people, ['api', 'paymentWebhook'], async (buyer) => {
      const linkFor = () => call('paymentLink', { token: buyer.token, signal: giveUp() });
      const { data } = await eventually(linkFor, WITHIN_MS);
      await payAt(data.link, buyer);
    });
    console.log(`${PEOPLE} checkouts, ${killed} workers killed`);
    expect(killed).toBeGreaterThanOrEqual(PEOPLE / KILL_EVERY / 2);
    // Finds what no webhook delivered. Stripe repeats the others.
    await eventually(() => runVerb('reconcile-payments'), WITHIN_MS);
    const standing = async ({ uid }: Viewer) => {
      const membership = (await stored.membership(uid).get()).data();
      const { docs } = await stored.membershipAudit.all().where('uid', '==', uid).get();
      const changes = docs.map((change) => `${change.data().from} to ${change.data().to}`);
      const customers = await stripe().customers.search({ query: `metadata['uid']:'${uid}'` });
      const charges = await Promise.all(
        customers.data.map(async ({ id: customer }) => (await stripe().charges.list({ customer })).data),
      );
      return [membership?.status, changes, charges.flat().map(({ status, refunded }) => [status, refunded])];
    };
    await expect
      .poll(() => eachLimited(people, AT_ONCE, standing), { timeout: WITHIN_MS, interval: 5000 })
      .toEqual(people.map(() => ['active', ['null to active'], [['succeeded', false]]]));
  });
});
