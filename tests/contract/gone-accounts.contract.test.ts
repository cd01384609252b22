import { beforeAll, describe, expect, it, vi } from 'vitest';
import { identity } from '../../functions/src/platform/identity.ts';
import { idOf } from '../../functions/src/stripe/id-of.ts';
import { followSanction } from '../../functions/src/sync/follow-sanction.ts';
import { sweepMemberships } from '../../functions/src/sync/sweep-memberships.ts';
import { syncUser } from '../../functions/src/sync/sync-user.ts';
import { control, dropWebhooks, settleWebhooks, stripe } from '../support/payments.ts';
import { callAuth } from '../support/people/auth-emulator.ts';
import { type Member, registerMember } from '../support/people/members.ts';
import { type Alert, contextAt } from '../support/verb-context.ts';

// Verbs that are called in this process talk to the simulator, as the deployed ones do.
beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  return () => vi.unstubAllEnvs();
});

const IN_TIME = { timeout: 40_000, interval: 250 };
const renews = async ({ subscription }: Member) =>
  !(await stripe().subscriptions.retrieve(subscription)).cancel_at_period_end;
const alertOf = ({ uid }: Member) => ({ message: 'account-gone', fields: { uid } });

const deleteAsOperator = async ({ uid }: Member) => (await identity()).deleteUser(uid);
const deleteAsOwner = ({ identityToken }: Member) => callAuth('delete', { idToken: identityToken });

describe('a member whose account was deleted at Firebase Auth directly', () => {
  it.each([
    ['by the operator', deleteAsOperator],
    ['with the identity token of its owner', deleteAsOwner],
  ])('%s is not charged after the nightly sweep, which alerts the operators once', async (_, remove) => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    await remove(member);
    expect(await renews(member)).toBe(true);
    const alerts: Alert[] = [];
    await sweepMemberships({ ctx: contextAt({ alerts }) });
    expect(await renews(member)).toBe(false);
    await sweepMemberships({ ctx: contextAt({ alerts }) });
    expect(alerts.filter(({ fields }) => (fields as { uid?: string }).uid === member.uid)).toEqual([
      alertOf(member),
    ]);
    await dropWebhooks(false);
  });

  it('cannot pay a checkout that was open', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    const { customer, items } = await stripe().subscriptions.retrieve(member.subscription);
    const open = await stripe().checkout.sessions.create({
      mode: 'subscription',
      customer: idOf(customer) ?? '',
      line_items: [{ price: items.data[0]?.price.id ?? '', quantity: 1 }],
      success_url: 'http://127.0.0.1/',
    });
    await deleteAsOperator(member);
    await syncUser({ ctx: contextAt({}), input: { uid: member.uid, cause: 'test' } });
    expect((await stripe().checkout.sessions.retrieve(open.id)).status).toBe('expired');
    await dropWebhooks(false);
  });

  it('is not charged after the next event of Stripe either', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await deleteAsOperator(member);
    await stripe().subscriptions.update(member.subscription, { metadata: { reason: 'any change' } });
    await expect.poll(() => renews(member), IN_TIME).toBe(false);
  });

  it('loses a subscription at once whose payment has failed', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    await control(`subscriptions/${member.subscription}/status`, { status: 'past_due' });
    await deleteAsOperator(member);
    await syncUser({ ctx: contextAt({}), input: { uid: member.uid, cause: 'test' } });
    expect((await stripe().subscriptions.retrieve(member.subscription)).status).toBe('canceled');
    await dropWebhooks(false);
  });

  it('renews again when the operator restores the account', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await deleteAsOperator(member);
    const sync = () => syncUser({ ctx: contextAt({}), input: { uid: member.uid, cause: 'test' } });
    await sync();
    expect(await renews(member)).toBe(false);
    await (await identity()).createUser({ uid: member.uid, email: member.email });
    await sync();
    expect(await renews(member)).toBe(true);
  });

  it('is charged no more while Firebase Auth does not answer either', async () => {
    const member = await registerMember();
    await settleWebhooks();
    await dropWebhooks(true);
    await deleteAsOperator(member);
    const alerts: Alert[] = [];
    const sync = () => syncUser({ ctx: contextAt({ alerts }), input: { uid: member.uid, cause: 'test' } });
    await sync();
    expect(await renews(member)).toBe(false);
    const auth = await identity();
    const spy = vi.spyOn(auth, 'getUsers').mockRejectedValue(new Error('Firebase Auth is away.'));
    await sync().finally(() => spy.mockRestore());
    expect(alerts).toContainEqual({ message: 'account-lookup', fields: { uid: member.uid } });
    expect(await renews(member)).toBe(false);
    await dropWebhooks(false);
  });
});

it('a member keeps renewing while Firebase Auth does not answer, and is synced all the same', async () => {
  const member = await registerMember();
  await settleWebhooks();
  const alerts: Alert[] = [];
  const auth = await identity();
  const spy = vi.spyOn(auth, 'getUsers').mockRejectedValue(new Error('Firebase Auth is away.'));
  const kinds = ['ban', undefined] as const;
  await followSanction({ ctx: contextAt({ alerts }), input: { uid: member.uid, kinds } }).finally(() =>
    spy.mockRestore(),
  );
  expect(alerts).toContainEqual({ message: 'account-lookup', fields: { uid: member.uid } });
  expect(await renews(member)).toBe(true);
});
