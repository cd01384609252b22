import { userSchema } from '@boma/domain/accounts/user.schema.ts';
import { membershipPlan } from '@boma/domain/membership/plan.ts';
import { noFigures } from '@boma/domain/staff/figures.policy.ts';
import { FIGURES_KEPT_MS } from '@boma/domain/staff/figures.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { recordFigures } from '../../functions/src/staff/record-figures.ts';
import { showFigures } from '../../functions/src/staff/show-figures.ts';
import { showMoney } from '../../functions/src/staff/show-money.ts';
import { addDevice, pushesTo, wantAlerts } from '../support/alerts.ts';
import { call } from '../support/api.ts';
import { newContactMessage } from '../support/contact.ts';
import { eventually } from '../support/eventually.ts';
import { checkStreamsNow } from '../support/live.ts';
import { registerMember } from '../support/people/members.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

/** A day on which nothing else of this run happens. Noon at camp. */
const NOON = Date.parse('2042-03-05T10:00:00Z');
const [MINUTE, HOUR] = [60_000, 3_600_000];
const MARK = 'figures-test';

let admin: Viewer;
let zoomie: Viewer;
beforeAll(async () => {
  [admin, zoomie] = [await registerStaff('admin'), await registerStaff('zoomie')];
  await checkStreamsNow();
});

/** What happens at this moment: two messages, a new account, a new member and one who renews, a mail, money. */
async function happenAt(at: number, id: string): Promise<void> {
  const batch = firestore().batch();
  const sent_at = timestampOf(at / 1000);
  const message = { chat: '', message: 'Hello.', author: 'Lerato', user_id: null, sent_at };
  for (const one of ['a', 'b'])
    batch.set(stored.chat(`${MARK}.${id}.${one}`), {
      ...message,
      system: false,
      staff: false,
      sighting: null,
      hidden_from: 'chat-general',
    });
  const user = { email: `${id}@figures.test`, display_name: 'Lerato', created_at: at };
  batch.set(stored.users(`${MARK}.${id}`), userSchema.parse(user));
  const change = { uid: MARK, cause: 'test', to: 'active' as const, entitled_until: at, at: sent_at };
  batch.set(stored.membershipAudit(`${MARK}.${id}.new`), { ...change, from: null });
  batch.set(stored.membershipAudit(`${MARK}.${id}.same`), { ...change, from: 'past_due' });
  batch.set(stored.mail(`${MARK}.${id}`), {
    to: 'lerato@figures.test',
    message: { subject: 'Hello', text: 'Hello.' },
    uid: null,
    made_at: at,
    state: 'sent',
    attempts: 1,
    next_at: at,
    retry_until: at,
    error: null,
    sent_at: at,
    expires_at: sent_at,
  });
  for (const [one, amount] of [
    ['paid', 604],
    ['back', -100],
  ] as const)
    batch.set(stored.stripeEvents(`${MARK}.${id}.${one}`), {
      type: 'invoice.paid',
      created: at / 1000,
      customer: null,
      uid: null,
      money: { amount, currency: 'usd', at },
      expires_at: sent_at,
    });
  await batch.commit();
}

afterAll(async () => {
  const touched = [
    stored.chat,
    stored.users,
    stored.membershipAudit,
    stored.mail,
    stored.stripeEvents,
  ] as const;
  const found = await Promise.all(
    touched.map((one) => one.all().orderBy('__name__').startAt(MARK).endAt(`${MARK}~`).get()),
  );
  const days = await stored.figureDays.all().where('day', '>=', '2042-01-01').get();
  await Promise.all([...found, days].flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())));
});

it('records an hour from what is stored, completes it in the next one, and repeats no count', async () => {
  await happenAt(NOON + 5 * MINUTE, 'first');
  await recordFigures({ ctx: contextAt({ real: NOON + 10 * MINUTE }) });
  await recordFigures({ ctx: contextAt({ real: NOON + 55 * MINUTE }) });
  await happenAt(NOON + 59 * MINUTE, 'late');
  const later = contextAt({ real: NOON + HOUR + 3 * MINUTE });
  await recordFigures({ ctx: later });
  const figures = await showFigures({ ctx: later });
  expect([figures.day, figures.hour]).toEqual(['2042-03-05', 13]);
  expect(figures.today[12]).toMatchObject({ messages: 4, accounts: 2, members: 2, mails: 2, pushes: 0 });
  expect(figures.today[13]).toMatchObject({ messages: 0, accounts: 0, members: 0, mails: 0 });
  expect(figures.today[14]).toBeNull();
  // What the check of the cameras found when the site was seeded.
  const { streams } = (await stored.streamChecks().get()).data() ?? { streams: {} };
  const live = Object.values(streams).filter((check) => check.live).length;
  expect(live).toBeGreaterThan(0);
  expect(figures.today[12]?.cameras_up).toBeGreaterThan(0);
  expect(figures.today[12]?.cameras).toBeGreaterThanOrEqual(figures.today[12]?.cameras_up ?? 0);
  const money = await showMoney({ ctx: later });
  expect(money.today[12]).toEqual({ usd: 1008 });
  expect(money.days.at(-1)).toEqual({ day: '2042-03-05', of: { usd: 1008 } });
  const figureDay = (await stored.figureDays('2042-03-05').get()).data();
  expect((figureDay?.expires_at.toMillis() ?? 0) - Date.parse('2042-03-05T22:00:00Z')).toBe(FIGURES_KEPT_MS);
  expect(figureDay?.hours[12]?.cameras.looks).toBe(2);
});

it('shows the other days beside today', async () => {
  const at = NOON + 40 * 24 * HOUR;
  const hours = (messages: number) => ({ 9: { ...noFigures, messages } });
  for (const [day, messages] of [
    ['2042-04-07', 3],
    ['2042-04-13', 5],
  ] as const)
    await stored.figureDays(day).set({ day, hours: hours(messages), expires_at: timestampOf(at / 1000) });
  const figures = await showFigures({ ctx: contextAt({ real: at }) });
  expect(figures.day).toBe('2042-04-14');
  expect([figures.week_ago[9]?.messages, figures.yesterday[9]?.messages, figures.today[9]]).toEqual([
    3,
    5,
    null,
  ]);
  expect(figures.days.filter(({ of }) => of !== null).map(({ day }) => day)).toEqual([
    '2042-04-07',
    '2042-04-13',
  ]);
});

it('counts the pushes that were sent, and the money that a member pays', async () => {
  const sums = async () => {
    const days = (await call('showFigures', { token: zoomie.token })).data.days.slice(-2);
    return days.reduce((sum, { of }) => sum + (of?.pushes ?? 0), 0);
  };
  const before = await sums();
  await wantAlerts(zoomie, {});
  const device = await addDevice(zoomie);
  await call('passDuty', { token: zoomie.token, body: { from: null, to: zoomie.uid } });
  await newContactMessage();
  await eventually(async () => expect(await pushesTo(device)).toHaveLength(1));
  await eventually(async () => expect(await sums()).toBeGreaterThan(before));

  const paid = async () => {
    await recordFigures({ ctx: contextAt({}) });
    const { data } = await call('showMoney', { token: admin.token });
    return data.days.reduce((sum, { of }) => sum + (of?.[membershipPlan.currency] ?? 0), 0);
  };
  const paidBefore = await paid();
  const { uid } = await registerMember();
  const moneyOf = async () => {
    const { docs } = await stored.stripeEvents.all().where('uid', '==', uid).get();
    return docs.flatMap((document) => document.data().money ?? []);
  };
  await eventually(async () =>
    expect(await moneyOf()).toMatchObject([{ currency: membershipPlan.currency, at: expect.any(Number) }]),
  );
  expect((await moneyOf())[0]?.amount).toBeGreaterThanOrEqual(membershipPlan.amount);
  expect((await paid()) - paidBefore).toBeGreaterThanOrEqual(membershipPlan.amount);
});
