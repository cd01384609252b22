import { describe, expect, it, vi } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { askDeletion } from '../../functions/src/privacy/ask-deletion.ts';
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
import { askToLeave, deleteDue, deletionOf, proofOf } from '../support/people/leaving.ts';
import { registerMember } from '../support/people/members.ts';
import { contextAt } from '../support/verb-context.ts';

const refusal = async (answer: Response) => {
  const { code, alert } = (await answer.json()) as { code?: string; alert?: string };
  return [answer.status, code, alert];
};
const deletion = async (token: string) => (await call('showDeletion', { token })).data.deletion;
const renews = async (id: string) => !(await stripe().subscriptions.retrieve(id)).cancel_at_period_end;
/** Until Stripe's event has arrived and been handled. */
const IN_TIME = { timeout: 40_000, interval: 250 };
const whileItFails = <T>(method: 'GET' | 'POST' | 'DELETE', work: () => Promise<T>) =>
  whileStripeFails({ method, path: '/v1/subscriptions' }, work);

describe('a member who requests the deletion of their account', () => {
  it('is not charged again, stays a member until the period ends, and renews again after an undo', async () => {
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

  it('gets 503 and no deletion if Stripe does not answer', async () => {
    const member = await registerMember();
    const body = { firebase_token: await proofOf(member) };
    const asked = await whileItFails('POST', () => request('askDeletion', { token: member.token, body }));
    expect(await refusal(asked)).toEqual([
      503,
      'unavailable',
      'We could not reach our payment provider, so we could not take your request. Please try again in a few minutes.',
    ]);
    expect(await deletion(member.token)).toBeNull();
    expect(await renews(member.subscription)).toBe(true);
    expect(await askToLeave(member)).not.toBeNull();
  });

  it('renews again if the request breaks off before it is stored', async () => {
    const member = await registerMember();
    const input = { firebase_token: await proofOf(member) };
    const ctx = await contextAt({ uid: member.uid }).active();
    const transactions = await firestore().runTransaction(async (transaction) =>
      Object.getPrototypeOf(transaction),
    );
    const { set } = transactions;
    const dying = vi.spyOn(transactions, 'set').mockImplementation(function (
      this: unknown,
      ...written: unknown[]
    ) {
      const [, document] = written as [unknown, { readonly state?: string }];
      if (document.state === 'asked') throw new Error('The process has died.');
      return Reflect.apply(set, this, written);
    });
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    try {
      await expect(askDeletion({ ctx, input })).rejects.toThrow('died');
    } finally {
      dying.mockRestore();
      vi.unstubAllEnvs();
    }
    expect(await renews(member.subscription)).toBe(false);
    expect(await deletion(member.token)).toBeNull();
    await deleteDue(member);
    expect(await renews(member.subscription)).toBe(true);
    expect((await deletionOf(member).get()).exists).toBe(false);
  });

  it('does not renew if they repeat the request while Stripe does not answer', async () => {
    const member = await registerMember();
    const asked = await askToLeave(member);
    const body = { firebase_token: await proofOf(member) };
    await settleWebhooks();
    const again = await whileItFails('GET', () => call('askDeletion', { token: member.token, body }));
    expect(again.data.deletion).toEqual(asked);
    expect(await renews(member.subscription)).toBe(false);
  });

  it('keeps their own cancellation after an undo', async () => {
    const member = await registerMember();
    await stripe().subscriptions.update(member.subscription, { cancel_at_period_end: true });
    await untilUser(member, (user) => user.subscription_status === 'non_renewing');
    await askToLeave(member);
    await call('undoDeletion', { token: member.token });
    expect(await renews(member.subscription)).toBe(false);
  });

  it('is not charged even if they restart the renewal at Stripe', async () => {
    const member = await registerMember();
    await askToLeave(member);
    const isRenewed = { cancel_at_period_end: false };
    expect(await stripe().subscriptions.update(member.subscription, isRenewed)).toMatchObject(isRenewed);
    await expect.poll(() => renews(member.subscription), IN_TIME).toBe(false);
    await call('undoDeletion', { token: member.token });
    await settleWebhooks();
    expect(await renews(member.subscription)).toBe(true);
  });

  it('can undo it while Stripe does not answer, and renews again once Stripe does', async () => {
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

describe('a member with an unpaid renewal who requests the deletion', () => {
  const newDebtor = async () => {
    const member = await registerMember();
    await control(`subscriptions/${member.subscription}/status`, { status: 'past_due' });
    await untilUser(member, (user) => user.subscription_status === 'past_due');
    return member;
  };
  const statusOf = async (id: string) => (await stripe().subscriptions.retrieve(id)).status;

  it('loses the subscription at once, and an undo does not restore it', async () => {
    const member = await newDebtor();
    expect(await askToLeave(member)).not.toBeNull();
    expect(await statusOf(member.subscription)).toBe('canceled');
    expect(await userOf(member)).toMatchObject({ is_subscribed: false, subscription_status: 'deleted' });
    await call('undoDeletion', { token: member.token });
    expect(await deletion(member.token)).toBeNull();
    expect(await statusOf(member.subscription)).toBe('canceled');
    expect((await request('paymentLink', { token: member.token })).status).toBe(200);
  });

  it('keeps the days of grace if Stripe does not answer, since no deletion was stored', async () => {
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

  it('has a pending deletion even if Stripe fails, and the next sync ends the subscription', async () => {
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
