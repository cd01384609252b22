import { collections } from '@boma/domain/collections.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../functions/src/platform/context.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { subscriptionsOfUser } from '../../functions/src/stripe/find-subscriptions.ts';
import { restoreStopped, stopRenewals } from '../../functions/src/stripe/stop-renewals.ts';
import { followSanction } from '../../functions/src/sync/follow-sanction.ts';
import { settleWebhooks, stripe, whileStripeFails } from '../support/payments.ts';
import { paymentLink, registerMember } from '../support/people/members.ts';
import { registerViewer } from '../support/people/viewers.ts';

// Verbs that are called in this process talk to the simulator, as the deployed ones do.
beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  return () => vi.unstubAllEnvs();
});

const IN_TIME = { timeout: 40_000, interval: 250 };
const ban = { kind: 'ban', reason: 'Spam.' } as const;
const mute = { kind: 'mute', reason: 'Spam.', until: 4_102_444_800_000 } as const;
const sanctionOf = ({ uid }: { uid: string }) => firestore().doc(`${collections.sanctions}/${uid}`);
const renews = async (id: string) => !(await stripe().subscriptions.retrieve(id)).cancel_at_period_end;
const untilRenews = async (id: string, expected: boolean) => {
  await expect.poll(() => renews(id), IN_TIME).toBe(expected);
};

describe('a sanction that is written', () => {
  it('R5-058 ends the renewals of a banned member, and restores them when the ban is deleted', async () => {
    const member = await registerMember();
    expect(await renews(member.subscription)).toBe(true);
    await sanctionOf(member).set(ban);
    await untilRenews(member.subscription, false);
    await sanctionOf(member).delete();
    await untilRenews(member.subscription, true);
  });

  it('restores the renewals when a mute replaces the ban', async () => {
    const member = await registerMember();
    await sanctionOf(member).set(ban);
    await untilRenews(member.subscription, false);
    await sanctionOf(member).set(mute);
    await untilRenews(member.subscription, true);
  });

  it('closes the open checkout of a banned user', async () => {
    const buyer = await registerViewer();
    const link = await paymentLink(buyer);
    const { data } = await stripe().checkout.sessions.list({ status: 'open', limit: 100 });
    const session = data.find(({ url }) => url === link);
    expect(session?.status).toBe('open');
    await sanctionOf(buyer).set(ban);
    const statusNow = async () => (await stripe().checkout.sessions.retrieve(session?.id ?? '')).status;
    await expect.poll(statusNow, IN_TIME).toBe('expired');
  });
});

describe('following a sanction', () => {
  const follow = (uid: string, kinds: readonly ('ban' | 'mute' | undefined)[]) =>
    followSanction({ ctx: systemContext(), input: { uid, kinds } });

  it('reads the stored sanction: a late event about a lifted ban ends nothing', async () => {
    const member = await registerMember();
    await follow(member.uid, [undefined, 'ban']);
    expect(await renews(member.subscription)).toBe(true);
  });

  it('fails while Stripe is out of reach, so that the trigger is retried', async () => {
    const member = await registerMember();
    await settleWebhooks();
    const fails = { method: 'POST', path: '/v1/subscriptions' } as const;
    await whileStripeFails(fails, async () => {
      await sanctionOf(member).set(ban);
      await expect(follow(member.uid, [undefined, 'ban'])).rejects.toMatchObject({ type: 'StripeAPIError' });
      expect(await renews(member.subscription)).toBe(true);
    });
    await follow(member.uid, [undefined, 'ban']);
    expect(await renews(member.subscription)).toBe(false);
    await follow(member.uid, [undefined, 'ban']);
    expect(await renews(member.subscription)).toBe(false);
  });

  it('asks Stripe nothing for a mute', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await whileStripeFails({ method: 'GET', path: '/v1/subscriptions' }, async () => {
      await expect(follow(member.uid, ['ban', undefined])).rejects.toMatchObject({ type: 'StripeAPIError' });
      await follow(member.uid, [undefined, 'mute']);
    });
  });
});

describe('an end that staff schedule at Stripe after a sync has read it there', () => {
  const IN_DAYS = 60 * 86_400;
  const endOf = async (id: string) => {
    const { cancel_at, cancel_at_period_end, metadata } = await stripe().subscriptions.retrieve(id);
    return [cancel_at, cancel_at_period_end, Object.keys(metadata)];
  };
  const schedule = async (id: string, cancel_at: number) => {
    await stripe().subscriptions.update(id, { cancel_at });
    return cancel_at;
  };

  it('is kept when that sync stops the renewals', async () => {
    const { uid, subscription } = await registerMember();
    await settleWebhooks();
    const found = await subscriptionsOfUser(uid);
    const chosen = await schedule(subscription, (found[0]?.periodEnd ?? 0) + IN_DAYS);
    await settleWebhooks();
    await stopRenewals(systemContext(), found, 'ban');
    // Nobody is banned, so the next sync restores what was stopped.
    await expect.poll(() => endOf(subscription), IN_TIME).toEqual([chosen, false, ['uid']]);
  });

  it('is kept when that sync restores the renewals', async () => {
    const member = await registerMember();
    const { uid, subscription } = member;
    await settleWebhooks();
    const periodEnd = (await subscriptionsOfUser(uid))[0]?.periodEnd ?? 0;
    await schedule(subscription, periodEnd + IN_DAYS);
    await settleWebhooks();
    await sanctionOf(member).set(ban);
    await untilRenews(subscription, false);
    await settleWebhooks();
    const found = await subscriptionsOfUser(uid);
    // The ban holds, so no other sync restores anything before this one.
    const chosen = await schedule(subscription, periodEnd - 86_400);
    await settleWebhooks();
    await restoreStopped(found, 'ban');
    expect((await stripe().subscriptions.retrieve(subscription)).cancel_at).toBe(chosen);
  });
});
