import { afterEach, describe, expect, it, vi } from 'vitest';
import { findTokens } from '../../functions/src/accounts/api-tokens.ts';
import { imposeSanction } from '../../functions/src/moderation/impose-sanction.ts';
import { liftSanction } from '../../functions/src/moderation/lift-sanction.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { findAccount, identity } from '../../functions/src/platform/identity.ts';
import { type CallOptions, call, request } from '../support/api.ts';
import { runVerb, settleWebhooks, stripe, whileStripeFails } from '../support/payments.ts';
import { setRoles, updateAccount } from '../support/people/auth-emulator.ts';
import { registerMember } from '../support/people/members.ts';
import { createAccount, exchange, type SignedIn, signIn, signInAfter } from '../support/people/sign-in.ts';
import { registerStaff, registerViewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

const reason = 'Please let others finish.';

afterEach(() => void vi.restoreAllMocks());

const sanctionOf = async ({ uid }: { readonly uid: string }) => (await stored.sanctions(uid).get()).data();

async function refusal(name: Parameters<typeof request>[0], options: CallOptions) {
  const answer = await request(name, options);
  const body = (await answer.json()) as { code?: string; alert?: string };
  return [answer.status, body.code, body.alert];
}

const exchanged = (person: SignedIn) =>
  refusal('validateUser', { body: { firebase_token: person.identityToken } });

describe('a mute', () => {
  it('is stored with its end by the server’s clock and with its author, and the next one replaces it', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    for (const minutes of [60, 5]) {
      const before = Date.now();
      const body = { uid: person.uid, kind: 'mute', minutes, reason, until: 1 } as const;
      const { data } = await call('imposeSanction', { token: zoomie.token, body });
      const sanction = await sanctionOf(person);
      expect(sanction).toEqual(data.sanction);
      expect(sanction).toMatchObject({ kind: 'mute', reason, by: zoomie.uid });
      expect((sanction?.until ?? 0) - (sanction?.imposed_at ?? 0)).toBe(minutes * 60_000);
      expect(sanction?.imposed_at).toBeGreaterThanOrEqual(before);
      expect(sanction?.imposed_at).toBeLessThanOrEqual(Date.now());
    }
    await exchange(person);
  });

  it.each([
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 43_201 }, 'minutes'],
    [{ minutes: 1.5 }, 'minutes'],
    [{ minutes: undefined }, 'minutes'],
    [{ kind: 'ban' }, 'minutes'],
    [{ kind: 'exile' }, 'kind'],
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'a'.repeat(301) }, 'reason'],
    [{ reason: '\ud800' }, 'reason'],
    [{ uid: '' }, 'uid'],
  ])('with %j is refused under %s', async (wrong, field) => {
    const zoomie = await registerStaff('zoomie');
    const body = { uid: 'any-user', kind: 'mute', minutes: 5, reason, ...wrong };
    const answer = await request('imposeSanction', { token: zoomie.token, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
  });
});

describe('a ban', () => {
  it('R8-010 R5-058 closes the account, and every call with its token gets the reason', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const token = await exchange(person);
    expect((await request('showUser', { token })).status).toBe(200);
    await call('imposeSanction', { token: zoomie.token, body: { uid: person.uid, kind: 'ban', reason } });
    const refusals = await Promise.all([
      refusal('showUser', { token }),
      refusal('listDevices', { token }),
      refusal('clearToken', { token }),
      refusal('sendMessage', { token, body: { chat: 'chat-general', message: 'Hello' } }),
      refusal('imposeSanction', { token, body: { uid: zoomie.uid, kind: 'ban', reason } }),
      exchanged(person),
    ]);
    for (const refused of refusals) expect(refused).toEqual([403, 'banned', expect.stringContaining(reason)]);
    await expect(signIn(person)).rejects.toThrow('USER_DISABLED');
  });

  it('refuses the token of an exchange that runs at the same time', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const racing = Array.from({ length: 4 }, () =>
      request('validateUser', { body: { firebase_token: person.identityToken } }),
    );
    await call('imposeSanction', { token: zoomie.token, body: { uid: person.uid, kind: 'ban', reason } });
    for (const answer of await Promise.all(racing)) {
      if (answer.status !== 200) continue;
      const { data } = (await answer.json()) as { data: { access_token: string } };
      expect((await refusal('showUser', { token: data.access_token })).slice(0, 2)).toEqual([403, 'banned']);
    }
  });

  it('cannot be replaced by a mute, and ends when it is lifted', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const { token } = zoomie;
    const { uid } = person;
    const old = await exchange(person);
    await call('imposeSanction', { token, body: { uid, kind: 'ban', reason } });
    expect(
      (await refusal('imposeSanction', { token, body: { uid, kind: 'mute', minutes: 5, reason } }))[0],
    ).toBe(409);
    const bannedAt = Date.now();
    await call('liftSanction', { token, body: { uid } });
    // A ban ends the sign-ins up to its moment, and sign-ins count in whole seconds.
    await exchange(await signInAfter(person, bannedAt));
    expect((await refusal('showUser', { token: old }))[0]).toBe(401);
    expect((await refusal('liftSanction', { token, body: { uid } }))[0]).toBe(404);
  });
});

describe('a ban that Firebase Auth does not answer', () => {
  it('has ended the tokens of the user already', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await registerViewer()];
    const ctx = await contextAt({ uid: zoomie.uid }).staff('person.ban');
    vi.spyOn(await identity(), 'revokeRefreshTokens').mockRejectedValueOnce(new Error('Auth is down.'));
    await expect(imposeSanction({ ctx, input: { uid: person.uid, kind: 'ban', reason } })).rejects.toThrow(
      'Auth is down.',
    );
    const tokens = await findTokens(person.uid);
    expect(tokens.map(({ ended_by_ban }) => ended_by_ban)).toEqual([true]);
  });
});

describe('a ban that is stored or deleted by a call that broke off then', () => {
  it('R5-058 disables or enables the account all the same', async () => {
    const { uid } = await createAccount();
    const disabled = async () => (await findAccount(uid))?.disabled;
    await stored.sanctions(uid).set({ kind: 'ban', until: null, reason, by: null, imposed_at: 0 });
    await expect.poll(disabled, IN_TIME).toBe(true);
    await stored.sanctions(uid).delete();
    await expect.poll(disabled, IN_TIME).toBe(false);
  });
});

describe('a mute that is lifted while another member of staff bans the user', () => {
  it('leaves the ban, which can be lifted like any other', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const { uid } = person;
    const body = { uid, kind: 'mute', minutes: 5, reason } as const;
    await call('imposeSanction', { token: zoomie.token, body });
    const ctx = await contextAt({ uid: zoomie.uid }).staff('sanction.lift');
    const run = firestore().runTransaction.bind(firestore());
    vi.spyOn(firestore(), 'runTransaction').mockImplementationOnce(async (update) => {
      await call('imposeSanction', { token: zoomie.token, body: { uid, kind: 'ban', reason } });
      return run(update);
    });
    await expect(liftSanction({ ctx, input: { uid } })).rejects.toMatchObject({ code: 'conflict' });
    expect(await sanctionOf(person)).toMatchObject({ kind: 'ban', reason });
    const bannedAt = Date.now();
    await call('liftSanction', { token: zoomie.token, body: { uid } });
    await exchange(await signInAfter(person, bannedAt));
  });
});

// A trigger on the sanction syncs with Stripe.
const IN_TIME = { timeout: 40_000 };
describe('a member who is banned', () => {
  const renews = async (id: string) => !(await stripe().subscriptions.retrieve(id)).cancel_at_period_end;

  it('is not charged while the ban holds, and is charged again after it', async () => {
    const [{ token }, member] = [await registerStaff('zoomie'), await registerMember()];
    const { uid, subscription } = member;
    expect(await renews(subscription)).toBe(true);
    await call('imposeSanction', { token, body: { uid, kind: 'ban', reason } });
    await untilRenews(subscription, false);
    await call('liftSanction', { token, body: { uid } });
    await untilRenews(subscription, true);
  });

  const untilRenews = async (id: string, expected: boolean) => {
    await expect.poll(() => renews(id), IN_TIME).toBe(expected);
  };

  /** When the subscription ends, as Stripe has it. */
  const endOf = async (id: string) => {
    const { cancel_at, cancel_at_period_end, items, metadata } = await stripe().subscriptions.retrieve(id);
    const periodEnd = items.data[0]?.current_period_end ?? 0;
    return { cancel_at, cancel_at_period_end, periodEnd, metadata };
  };
  const endAt = (id: string, cancel_at: number) => stripe().subscriptions.update(id, { cancel_at });
  const DAY = 86_400;

  it.each([
    ['before the ban', 'before', 60],
    ['later, while it held', 'during', 90],
    ['sooner, while it held', 'during', -3],
  ] as const)('ends at the date that staff have set at Stripe %s', async (_, when, days) => {
    const [{ token }, { uid, subscription }] = [await registerStaff('zoomie'), await registerMember()];
    const chosen = (await endOf(subscription)).periodEnd + days * DAY;
    if (when === 'before') await endAt(subscription, chosen);
    await call('imposeSanction', { token, body: { uid, kind: 'ban', reason } });
    await expect.poll(() => endOf(subscription), IN_TIME).toMatchObject({ cancel_at_period_end: true });
    if (when === 'during') await endAt(subscription, chosen);
    await settleWebhooks();
    const { cancel_at: meanwhile, periodEnd } = await endOf(subscription);
    expect(meanwhile).toBe(Math.min(periodEnd, chosen));
    await call('liftSanction', { token, body: { uid } });
    await expect
      .poll(async () => {
        const { cancel_at, cancel_at_period_end, metadata } = await endOf(subscription);
        return [cancel_at, cancel_at_period_end, Object.keys(metadata)];
      }, IN_TIME)
      .toEqual([chosen, false, ['uid']]);
  });

  it('is charged again even if Stripe did not answer when the ban was lifted', async () => {
    const [{ token }, member] = [await registerStaff('zoomie'), await registerMember()];
    const { uid, subscription } = member;
    await call('imposeSanction', { token, body: { uid, kind: 'ban', reason } });
    await untilRenews(subscription, false);
    await settleWebhooks();
    await whileStripeFails({ method: 'POST', path: '/v1/subscriptions' }, async () => {
      await call('liftSanction', { token, body: { uid } });
      expect(await renews(subscription)).toBe(false);
    });
    await runVerb('sweep-memberships');
    await untilRenews(subscription, true);
  });

  it('is banned even if Stripe does not answer, and is not charged after the next sync', async () => {
    const [{ token }, member] = [await registerStaff('zoomie'), await registerMember()];
    await settleWebhooks();
    await whileStripeFails({ method: 'POST', path: '/v1/subscriptions' }, async () => {
      await call('imposeSanction', { token, body: { uid: member.uid, kind: 'ban', reason } });
      expect((await request('showUser', { token: member.token })).status).toBe(403);
      expect(await renews(member.subscription)).toBe(true);
    });
    await runVerb('sweep-memberships');
    await untilRenews(member.subscription, false);
  });
});

describe('an account that the operator has disabled', () => {
  it('is refused as disabled, not as banned', async () => {
    const person = await registerViewer();
    const { token } = person;
    await updateAccount(person, { disableUser: true });
    const refused = [
      403,
      'forbidden',
      'Your account is currently disabled, please contact us to assist you.',
    ];
    expect(await exchanged(person)).toEqual(refused);
    expect(await refusal('showUser', { token })).toEqual(refused);
  });
});

describe('moderating a user', () => {
  const tries = (uid: string, token?: string) =>
    Promise.all([
      request('imposeSanction', { ...(token && { token }), body: { uid, kind: 'mute', minutes: 5, reason } }),
      request('imposeSanction', { ...(token && { token }), body: { uid, kind: 'ban', reason } }),
      request('liftSanction', { ...(token && { token }), body: { uid } }),
    ]).then((answers) => answers.map(({ status }) => status));

  it('is for staff only', async () => {
    const person = await createAccount();
    expect(await tries(person.uid)).toEqual([401, 401, 401]);
    expect(await tries(person.uid, (await registerViewer()).token)).toEqual([403, 403, 403]);
    expect(await sanctionOf(person)).toBeUndefined();
    await exchange(person);
  });

  it('is refused once the role was taken, also to a sign-in from before', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const body = { uid: person.uid, kind: 'mute', minutes: 5, reason } as const;
    expect((await request('imposeSanction', { token: zoomie.token, body })).status).toBe(200);
    await setRoles(zoomie, []);
    expect(await tries(person.uid, zoomie.token)).toEqual([403, 403, 403]);
  });

  it('is refused for oneself, for a zoomie by a zoomie, and for every admin', async () => {
    const [admin, zoomie, other] = [
      await registerStaff('admin'),
      await registerStaff('zoomie'),
      await registerStaff('zoomie'),
    ];
    expect(await tries(zoomie.uid, zoomie.token)).toEqual([409, 409, 409]);
    expect(await tries(other.uid, zoomie.token)).toEqual([403, 403, 403]);
    expect(await tries(admin.uid, zoomie.token)).toEqual([403, 403, 403]);
    expect(await tries(admin.uid, (await registerStaff('admin')).token)).toEqual([403, 403, 403]);
    const body = { uid: other.uid, kind: 'mute', minutes: 5, reason } as const;
    expect((await request('imposeSanction', { token: admin.token, body })).status).toBe(200);
  });

  it.each(['no-such-user', 'a/b', '..', '\ud800'])('answers 404 for the id %j', async (uid) => {
    expect(await tries(uid, (await registerStaff('admin')).token)).toEqual([404, 404, 404]);
  });
});
