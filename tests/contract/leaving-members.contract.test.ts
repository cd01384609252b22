import { describe, expect, it, vi } from 'vitest';
import { call, request } from '../support/api.ts';
import {
  control,
  runVerb,
  settleWebhooks,
  stripe,
  untilUser,
  userOf,
  whileStripeFails,
} from '../support/payments.ts';
import { askToLeave, deletionOf, proofOf } from '../support/people/leaving.ts';
import { registerMember } from '../support/people/members.ts';

const refusal = async (answer: Response) => {
  const { code, alert } = (await answer.json()) as { code?: string; alert?: string };
  return [answer.status, code, alert];
};
const deletion = async (token: string) => (await call('showDeletion', { token })).data.deletion;
const renews = async (id: string) => !(await stripe().subscriptions.retrieve(id)).cancel_at_period_end;
/** Until the news from Stripe has come and been acted upon. */
const IN_TIME = { timeout: 40_000, interval: 250 };
const whileItFails = <T>(method: 'GET' | 'POST' | 'DELETE', work: () => Promise<T>) =>
  whileStripeFails({ method, path: '/v1/subscriptions' }, work);

describe('a member who asks to leave', () => {
  it('is charged no more from then on, stays a member until the end, and renews again when they stay', async () => {
    const member = await registerMember();
    expect(await renews(member.subscription)).toBe(true);
    await askToLeave(member);
    expect(await renews(member.subscription)).toBe(false);
    expect(await userOf(member)).toMatchObject({ is_subscribed: true, subscription_status: 'non_renewing' });
    await call('undoDeletion', { token: member.token });
    expect(await renews(member.subscription)).toBe(true);
    expect(await userOf(member)).toMatchObject({ is_subscribed: true, subscription_status: 'active' });
    expect((await deletionOf(member).get()).exists).toBe(false);
  });

  it('is asked nothing and told so when Stripe does not answer', async () => {
    const member = await registerMember();
    const body = { firebase_token: await proofOf(member) };
    const asked = await whileItFails('POST', () => request('askDeletion', { token: member.token, body }));
    expect(await refusal(asked)).toEqual([
      503,
      'unavailable',
      'We could not reach our payment provider, so nothing has been asked for. Please try again in a few minutes.',
    ]);
    expect(await deletion(member.token)).toBeNull();
    expect(await renews(member.subscription)).toBe(true);
    expect(await askToLeave(member)).not.toBeNull();
  });

  it('renews nothing when they ask once more and Stripe does not answer', async () => {
    const member = await registerMember();
    const asked = await askToLeave(member);
    const body = { firebase_token: await proofOf(member) };
    await settleWebhooks();
    const again = await whileItFails('GET', () => call('askDeletion', { token: member.token, body }));
    expect(again.data.deletion).toEqual(asked);
    expect(await renews(member.subscription)).toBe(false);
  });

  it('keeps a subscription ended that they had ended themselves', async () => {
    const member = await registerMember();
    await stripe().subscriptions.update(member.subscription, { cancel_at_period_end: true });
    await untilUser(member, (user) => user.subscription_status === 'non_renewing');
    await askToLeave(member);
    await call('undoDeletion', { token: member.token });
    expect(await renews(member.subscription)).toBe(false);
  });

  it('is charged no more either when they have it renew again at Stripe', async () => {
    const member = await registerMember();
    await askToLeave(member);
    const isRenewed = { cancel_at_period_end: false };
    expect(await stripe().subscriptions.update(member.subscription, isRenewed)).toMatchObject(isRenewed);
    await vi.waitFor(async () => expect(await renews(member.subscription)).toBe(false), IN_TIME);
    await call('undoDeletion', { token: member.token });
    await settleWebhooks();
    expect(await renews(member.subscription)).toBe(true);
  });

  it('stays at once when Stripe does not answer, and renews again as soon as it does', async () => {
    const member = await registerMember();
    await askToLeave(member);
    await whileItFails('POST', async () => {
      await call('undoDeletion', { token: member.token });
      expect(await deletion(member.token)).toBeNull();
      expect(await renews(member.subscription)).toBe(false);
    });
    await runVerb('delete-due-accounts');
    expect(await renews(member.subscription)).toBe(true);
    expect((await deletionOf(member).get()).exists).toBe(false);
  });
});

describe('a member who owes a payment and asks to leave', () => {
  const newDebtor = async () => {
    const member = await registerMember();
    await control(`subscriptions/${member.subscription}/status`, { status: 'past_due' });
    await untilUser(member, (user) => user.subscription_status === 'past_due');
    return member;
  };
  const statusOf = async (id: string) => (await stripe().subscriptions.retrieve(id)).status;

  it('is asked for it no more, and an undo does not bring back what has ended', async () => {
    const member = await newDebtor();
    expect(await askToLeave(member)).not.toBeNull();
    expect(await statusOf(member.subscription)).toBe('canceled');
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
    await call('undoDeletion', { token: member.token });
    expect(await deletion(member.token)).toBeNull();
    expect(await statusOf(member.subscription)).toBe('canceled');
    expect((await request('paymentLink', { token: member.token })).status).toBe(200);
  });

  it('has their days of grace when Stripe does not answer, since nothing has been asked for', async () => {
    const member = await newDebtor();
    const body = { firebase_token: await proofOf(member) };
    await settleWebhooks();
    const asked = await whileStripeFails({ method: 'GET', path: '/v1/checkout/sessions' }, () =>
      request('askDeletion', { token: member.token, body }),
    );
    expect(asked.status).toBe(503);
    expect(await deletion(member.token)).toBeNull();
    expect(await statusOf(member.subscription)).toBe('past_due');
    expect(await userOf(member)).toMatchObject({ is_subscribed: true, subscription_status: 'past_due' });
  });

  it('is about to leave although Stripe ends nothing yet, and the next look ends it', async () => {
    const member = await newDebtor();
    await settleWebhooks();
    await whileItFails('DELETE', async () => {
      expect(await askToLeave(member)).not.toBeNull();
      expect(await statusOf(member.subscription)).toBe('past_due');
    });
    await runVerb('sweep-memberships');
    expect(await statusOf(member.subscription)).toBe('canceled');
  });
});
