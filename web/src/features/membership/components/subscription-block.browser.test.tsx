import { AppError } from '@boma/domain/errors.ts';
import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render, unmountAll } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import type { Subscriptions } from '../api/subscriptions.ts';
import { SubscriptionBlock, SubscriptionPart } from './subscription-block.tsx';

const subscription: SubscriptionView = {
  id: 'sub_1',
  status: 'active',
  last_event_ts: 0,
  update_url: '/profile?portal=update',
  cancel_url: '/profile?portal=cancel',
  period_end: 1_800_000_000,
  access_until: 1_800_000_000,
  refund_until: null,
  amount: 499,
  currency: 'usd',
};

function show(change: Partial<Subscriptions>, leaving = false) {
  const held: Subscriptions = {
    list: [subscription],
    gift: null,
    failed: false,
    cameFrom: undefined,
    retry: vi.fn(),
    refund: vi.fn(() => Promise.resolve()),
    ...change,
  };
  render(<SubscriptionPart held={held} leaving={leaving} />);
  return held;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the subscription block', () => {
  it.each([
    ['R4-009 R4-015', 'active', 'active', ['Update', 'Cancel']],
    ['R4-009 R4-015', 'trialing', 'active', ['Update', 'Cancel']],
    ['R4-009 R4-015', 'past_due', 'active', ['Update', 'Cancel']],
    ['R4-010 R4-015', 'cancelled', 'cancelled', []],
    ['R4-010 R4-015', 'deleted', 'cancelled', []],
    [
      'R4-011',
      'non_renewing',
      'active, but will be cancel at the end of your current subscription period',
      ['Update', 'Undo'],
    ],
    ['R4-013', 'paused', 'paused', ['Update', 'Cancel']],
  ] as const)('%s shows %s as %s', async (_, status, words, actions) => {
    show({ list: [{ ...subscription, status }] });
    const row = page.getByRole('listitem');
    await expect.element(row.getByText(`Premium: ${words}`, { exact: true })).toBeVisible();
    const links = row.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual(actions);
    expect(row.getByRole('button').elements()).toHaveLength(0);
    await expect.element(page.getByText('10 minutes', { exact: false })).toBeVisible();
  });

  it('says of a payment that did not go through until when a member’s cameras stay open', async () => {
    signIn({ is_subscribed: true });
    const access_until = Date.UTC(2026, 11, 20, 12) / 1000;
    show({ list: [{ ...subscription, status: 'past_due', access_until }] });
    await expect.element(page.getByText(/did not go through.*until Dec 20, 2026/)).toBeVisible();
  });

  it('R4-016 links to the addresses in the record', async () => {
    show({});
    await expect
      .element(page.getByRole('link', { name: 'Update' }))
      .toHaveAttribute('href', '/profile?portal=update');
    await expect
      .element(page.getByRole('link', { name: 'Cancel' }))
      .toHaveAttribute('href', '/profile?portal=cancel');
  });

  it('offers no further payment while the account is about to be deleted', async () => {
    const list = [{ ...subscription, status: 'non_renewing' as const }];
    show({ list });
    await expect.element(page.getByRole('link', { name: 'Undo the cancellation' })).toBeVisible();
    unmountAll();
    show({ list }, true);
    await expect.element(page.getByText('It ends with your account', { exact: false })).toBeVisible();
    expect(page.getByRole('link', { name: 'Undo the cancellation' }).elements()).toHaveLength(0);
  });

  it('shows different texts while loading, after a failure and when empty', async () => {
    show({ list: undefined });
    await expect.element(page.getByRole('group', { name: 'Loading your subscription' })).toBeInTheDocument();
    unmountAll();
    const { retry } = show({ list: undefined, failed: true });
    await userEvent.click(button('Retry'));
    expect(retry).toHaveBeenCalledOnce();
    unmountAll();
    show({ list: [] });
    await expect.element(page.getByText('You have no membership yet.', { exact: false })).toBeVisible();
    await expect
      .element(
        page.getByText('$4.99 per month + VAT. All your money back within 14 days. Cancel at any time.'),
      )
      .toBeVisible();
  });

  it('says what staff have given, why, and that nothing is charged', async () => {
    signIn({ is_subscribed: true });
    const gift = { until: Date.UTC(2026, 11, 20, 12), reason: 'For the films.' };
    show({ list: [], gift });
    await expect
      .element(page.getByText('We have given you Premium until Dec 20, 2026: “For the films.”'))
      .toBeVisible();
    await expect
      .element(
        page.getByText(
          'Nothing is charged for it, and it ends by itself. You can subscribe after it has ended.',
        ),
      )
      .toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
    unmountAll();
    show({ gift });
    await expect
      .element(page.getByText('It changes nothing about your own subscription.', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText('Premium: active', { exact: true })).toBeVisible();
  });

  it('keeps its content when a later load fails', async () => {
    show({ failed: true });
    await expect.element(page.getByText('Premium: active', { exact: true })).toBeVisible();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  it('offers a refund only while one is possible, and shows the server’s reason for a refusal', async () => {
    show({});
    await expect.element(page.getByRole('link', { name: 'Update' })).toBeVisible();
    expect(button('Refund and cancel').elements()).toHaveLength(0);
    unmountAll();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const alert = 'The 14 days of the money-back guarantee are over.';
    const refund = vi.fn(() => Promise.reject(new AppError('invalid-input', { alert })));
    show({ list: [{ ...subscription, refund_until: 1_799_000_000 }], refund });
    await userEvent.click(button('Refund and cancel'));
    await userEvent.click(button('Keep it'));
    expect(refund).not.toHaveBeenCalled();
    await userEvent.click(button('Refund and cancel'));
    await userEvent.click(button('Yes, refund and cancel'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(alert);
    expect(refund).toHaveBeenCalledOnce();
  });

  it('waits for a refund as long as the server works, and says of a lost answer that the refund may be on its way', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const patience = vi.spyOn(AbortSignal, 'timeout');
    const subscriptions = [{ ...subscription, refund_until: 1_799_000_000 }];
    answerCalls({
      '/api/user/subscriptions': { data: { subscriptions, gift: null } },
      '/api/subscription/refund': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    signIn({ is_subscribed: true });
    render(<SubscriptionBlock />);
    await userEvent.click(button('Refund and cancel'));
    expect(patience).not.toHaveBeenCalledWith(30_000);
    await userEvent.click(button('Yes, refund and cancel'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'We had no answer. Your refund may be on its way all the same: look here again in a minute, before you ask once more.',
      );
    expect(patience).toHaveBeenCalledWith(30_000);
  });
});
