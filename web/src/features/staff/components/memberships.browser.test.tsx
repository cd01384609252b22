import type { StaffMembership } from '@boma/domain/membership/staff-membership.schema.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { Memberships } from './memberships.tsx';

const DAY = 86_400;
const start = Date.UTC(2026, 10, 1, 12) / 1000;
const end = start + 30 * DAY;
const facts = {
  status: 'active',
  entitled_until: (end + 3600) * 1000,
  subscription_id: 'sub_1',
  subscriptions: [
    {
      id: 'sub_1',
      status: 'active',
      created: start,
      period_end: end,
      access_until: end + 3600,
      trial_end: null,
      amount: 499,
      currency: 'usd',
    },
  ],
} as const;
const held: StaffMembership = {
  uid: 'u1',
  display_name: 'Thandi',
  stripe: {
    customers: ['cus_1'],
    facts: { ...facts, subscriptions: [...facts.subscriptions] },
    subscriptions: [
      {
        id: 'sub_1',
        status: 'active',
        created: start,
        period_start: start,
        period_end: end,
        cancel_at_period_end: false,
        cancel_at: null,
        ended_at: null,
        trial_end: null,
        collection_paused: false,
        stopped_for: null,
        is_todays_plan: true,
        amount: 499,
        currency: 'usd',
        interval: 'month',
      },
    ],
    invoices: [
      {
        id: 'in_1',
        number: 'BOMA-0001',
        created: start,
        status: 'paid',
        total: 604,
        refunded: 100,
        currency: 'usd',
        dispute: null,
      },
    ],
  },
  stored: { ...facts, subscriptions: [...facts.subscriptions] },
  synced_at: start * 1000,
  last_event_ts: start,
  refund: null,
  refund_until: start + 14 * DAY,
  gift: null,
};
const late: StaffMembership = { ...held, stored: null, synced_at: null, last_event_ts: 0 };
const PATH = '/api/staff/memberships/u1';
const SYNC = '/api/staff/sync-membership';

const show = (answers: Parameters<typeof answerCalls>[0], role: 'zoomie' | 'admin' = 'zoomie') => {
  signIn({ roles: [role] });
  const calls = answerCalls(answers);
  render(<Memberships item="u1" />);
  return calls;
};
const sync = () => userEvent.click(page.getByRole('button', { name: 'Sync now' }));

it('shows what Stripe says beside what the site stores, with invoices and the refund', async () => {
  show({ [PATH]: { data: held } });
  await expect.element(page.getByText('Stripe and the site agree.')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: 'Status paid, and renews paid, and renews' }))
    .toBeVisible();
  await expect.element(page.getByText('Boma Premium, $4.99 + VAT per month', { exact: false })).toBeVisible();
  const invoices = page.getByRole('list', { name: 'Invoices' });
  await expect.element(invoices.getByText('paid · $1.00 paid back', { exact: false })).toBeVisible();
  await expect.element(invoices.getByText('$6.04')).toBeVisible();
  await expect
    .element(page.getByText('Until Nov 15, 2026 the user can have all of the money back.'))
    .toBeVisible();
});

it('tells a disagreement, and syncs at a press', async () => {
  let synced = false;
  const calls = show({
    [PATH]: () => Response.json({ data: synced ? held : late }),
    [SYNC]: () => {
      synced = true;
      return Response.json({ data: held });
    },
  });
  await expect
    .element(page.getByText('Stripe and the site disagree: status, access until', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('The site has never asked Stripe.')).toBeVisible();
  await sync();
  await expect.element(page.getByText('Synced. Stripe and the site agree.')).toBeVisible();
  expect(calls.find(({ path }) => path === SYNC)?.body).toEqual({ uid: 'u1' });
});

it('shows what is stored while Stripe does not answer, and why a sync fails', async () => {
  show({ [PATH]: { data: { ...held, stripe: null } }, [SYNC]: refusal(503, 'unavailable') });
  await expect.element(page.getByText('Stripe does not answer.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Status no answer paid, and renews' })).toBeVisible();
  await sync();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('Stripe does not answer.', { exact: false })).toBeVisible();
});

const GIVE = '/api/staff/give-membership';
const gift = { until: 4e12, reason: 'For the films.', given_at: start * 1000, by: 'Naledi' };
const giveButton = page.getByRole('button', { name: 'Give it' });

it('lets an admin give a membership for some days, with a reason', async () => {
  let given: StaffMembership['gift'] = null;
  const calls = show(
    {
      [PATH]: () => Response.json({ data: { ...held, gift: given } }),
      [GIVE]: () => {
        given = gift;
        return Response.json({ data: {} });
      },
    },
    'admin',
  );
  await expect.element(page.getByText('No membership is given.')).toBeVisible();
  const days = page.getByRole('spinbutton', { name: 'Days from now' });
  await userEvent.fill(days, '400');
  await userEvent.click(giveButton);
  await expect.element(page.getByText('Give 1 to 366 whole days.')).toBeVisible();
  await expect.element(page.getByText('Say why. The member reads it.')).toBeVisible();
  await userEvent.fill(days, '30');
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'For the films.');
  await userEvent.click(giveButton);
  await expect.element(page.getByText('Thandi has the access of a member.')).toBeVisible();
  await expect
    .element(page.getByText('Given by Naledi on Nov 1, 2026, until', { exact: false }))
    .toBeVisible();
  expect(calls.find(({ path }) => path === GIVE)?.body).toEqual({
    uid: 'u1',
    days: 30,
    reason: 'For the films.',
  });
});

it('lets an admin take a gift back', async () => {
  const calls = show(
    { [PATH]: { data: { ...held, gift } }, '/api/staff/take-membership': { data: {} } },
    'admin',
  );
  await userEvent.click(page.getByRole('button', { name: 'Take it back' }));
  await userEvent.click(page.getByRole('button', { name: 'Yes, take it back' }));
  await expect.element(page.getByText('The gift is taken back.')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('take-membership'))?.body).toEqual({ uid: 'u1' });
});

it('shows a gift to moderators, who cannot give one or take it back', async () => {
  show({ [PATH]: { data: { ...held, gift } } });
  await expect.element(page.getByText('“For the films.”', { exact: false })).toBeVisible();
  expect(giveButton.elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Take it back' }).elements()).toHaveLength(0);
});
