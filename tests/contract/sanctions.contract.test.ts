import { collections } from '@boma/domain/collections.ts';
import { describe, expect, it, vi } from 'vitest';
import { liftSanction } from '../../functions/src/moderation/lift-sanction.ts';
import { documentAt } from '../../functions/src/platform/firestore.ts';
import { type CallOptions, call, request } from '../support/api.ts';
import { runVerb, settleWebhooks, stripe, whileStripeFails } from '../support/payments.ts';
import { setRoles, updateAccount } from '../support/people/auth-emulator.ts';
import { registerMember } from '../support/people/members.ts';
import { createAccount, exchange, type SignedIn, signIn } from '../support/people/sign-in.ts';
import { registerStaff, registerViewer } from '../support/people/viewers.ts';
import { contextAt } from '../support/verb-context.ts';

const reason = 'Please let others finish.';

async function refusal(name: Parameters<typeof request>[0], options: CallOptions) {
  const answer = await request(name, options);
  const body = (await answer.json()) as { code?: string; alert?: string };
  return [answer.status, body.code, body.alert];
}

const exchanged = (person: SignedIn) =>
  refusal('validateUser', { body: { firebase_token: person.identityToken } });

describe('a mute', () => {
  it('is kept with its end by the server’s clock, and the next one takes its place', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    for (const minutes of [60, 5]) {
      const before = Date.now();
      const body = { uid: person.uid, minutes, reason, until: 1, kind: 'ban' };
      const { data } = await call('mutePerson', { token: zoomie.token, body });
      const stored = (await documentAt(`${collections.sanctions}/${person.uid}`).get()).data();
      expect(stored).toEqual(data.sanction);
      expect(stored).toMatchObject({ kind: 'mute', reason });
      expect(stored?.until - before - minutes * 60_000).toBeGreaterThanOrEqual(0);
      expect(stored?.until - before - minutes * 60_000).toBeLessThan(20_000);
    }
    await exchange(person);
  });

  it.each([
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 43_201 }, 'minutes'],
    [{ minutes: 1.5 }, 'minutes'],
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'a'.repeat(301) }, 'reason'],
    [{ uid: '' }, 'uid'],
  ])('with %j is refused under %s', async (wrong, field) => {
    const zoomie = await registerStaff('zoomie');
    const body = { uid: 'somebody', minutes: 5, reason, ...wrong };
    const answer = await request('mutePerson', { token: zoomie.token, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
  });
});

describe('a ban', () => {
  it('closes the account, ends its tokens and says why', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const token = await exchange(person);
    expect((await request('showUser', { token })).status).toBe(200);
    await call('banPerson', { token: zoomie.token, body: { uid: person.uid, reason } });
    expect((await request('showUser', { token })).status).toBe(401);
    const [status, code, alert] = await exchanged(person);
    expect([status, code]).toEqual([403, 'banned']);
    expect(alert).toContain(reason);
    await expect(signIn(person)).rejects.toThrow('USER_DISABLED');
  });

  it('leaves no way round for an exchange that runs at the same time', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const racing = Array.from({ length: 4 }, () =>
      request('validateUser', { body: { firebase_token: person.identityToken } }),
    );
    await call('banPerson', { token: zoomie.token, body: { uid: person.uid, reason } });
    for (const answer of await Promise.all(racing)) {
      if (answer.status !== 200) continue;
      const { data } = (await answer.json()) as { data: { access_token: string } };
      expect((await request('showUser', { token: data.access_token })).status).toBe(401);
    }
  });

  it('is not softened by a mute, and ends when it is lifted', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const { token } = zoomie;
    const { uid } = person;
    await call('banPerson', { token, body: { uid, reason } });
    expect((await refusal('mutePerson', { token, body: { uid, minutes: 5, reason } }))[0]).toBe(409);
    await call('liftSanction', { token, body: { uid } });
    await exchange(await signIn(person));
    expect((await refusal('liftSanction', { token, body: { uid } }))[0]).toBe(404);
  });
});

describe('a mute that is lifted while a ban is said', () => {
  it('leaves the ban, which can be lifted like any other', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const { uid } = person;
    const body = { uid, minutes: 5, reason };
    await call('mutePerson', { token: zoomie.token, body });
    const sanction = documentAt(`${collections.sanctions}/${uid}`);
    const references = Object.getPrototypeOf(sanction) as typeof sanction;
    const { delete: remove } = references;
    const meanwhile = vi.spyOn(references, 'delete').mockImplementationOnce(async function (
      this: typeof sanction,
      ...as
    ) {
      await call('banPerson', { token: zoomie.token, body: { uid, reason } });
      return remove.apply(this, as);
    });
    const lifting = liftSanction({ ctx: contextAt({ uid: zoomie.uid }), input: { uid } });
    await expect(lifting).rejects.toMatchObject({ code: 'conflict' });
    meanwhile.mockRestore();
    expect((await sanction.get()).data()).toEqual({ kind: 'ban', reason });
    await call('liftSanction', { token: zoomie.token, body: { uid } });
    await exchange(await signIn(person));
  });
});

describe('a member who is banned', () => {
  const renews = async (id: string) => !(await stripe().subscriptions.retrieve(id)).cancel_at_period_end;

  it('is charged no more, and again from when the ban is lifted', async () => {
    const [{ token }, member] = [await registerStaff('zoomie'), await registerMember()];
    const { uid, subscription } = member;
    expect(await renews(subscription)).toBe(true);
    await call('banPerson', { token, body: { uid, reason } });
    expect(await renews(subscription)).toBe(false);
    await call('liftSanction', { token, body: { uid } });
    expect(await renews(subscription)).toBe(true);
  });

  /** Stripe's own record of when it ends. */
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
  ] as const)('ends in the end when staff have said so at Stripe %s', async (_, when, days) => {
    const [{ token }, { uid, subscription }] = [await registerStaff('zoomie'), await registerMember()];
    const chosen = (await endOf(subscription)).periodEnd + days * DAY;
    if (when === 'before') await endAt(subscription, chosen);
    await call('banPerson', { token, body: { uid, reason } });
    expect(await endOf(subscription)).toMatchObject({ cancel_at_period_end: true });
    if (when === 'during') await endAt(subscription, chosen);
    await settleWebhooks();
    const { cancel_at: meanwhile, periodEnd } = await endOf(subscription);
    expect(meanwhile).toBe(Math.min(periodEnd, chosen));
    await call('liftSanction', { token, body: { uid } });
    const { cancel_at, cancel_at_period_end, metadata } = await endOf(subscription);
    expect([cancel_at, cancel_at_period_end, Object.keys(metadata)]).toEqual([chosen, false, ['uid']]);
  });

  it('is charged again though Stripe did not answer when the ban was lifted', async () => {
    const [{ token }, member] = [await registerStaff('zoomie'), await registerMember()];
    const { uid, subscription } = member;
    await call('banPerson', { token, body: { uid, reason } });
    await settleWebhooks();
    await whileStripeFails({ method: 'POST', path: '/v1/subscriptions' }, async () => {
      await call('liftSanction', { token, body: { uid } });
      expect(await renews(subscription)).toBe(false);
    });
    await runVerb('sweep-memberships');
    expect(await renews(subscription)).toBe(true);
  });

  it('is banned though Stripe does not answer, and charged no more from the next look at it', async () => {
    const [{ token }, member] = [await registerStaff('zoomie'), await registerMember()];
    await settleWebhooks();
    await whileStripeFails({ method: 'POST', path: '/v1/subscriptions' }, async () => {
      await call('banPerson', { token, body: { uid: member.uid, reason } });
      expect((await request('showUser', { token: member.token })).status).toBe(401);
      expect(await renews(member.subscription)).toBe(true);
    });
    await runVerb('sweep-memberships');
    expect(await renews(member.subscription)).toBe(false);
  });
});

describe('an account that the operator has disabled', () => {
  it('is refused in the words for it, not as a ban', async () => {
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

describe('who may sanction', () => {
  const tries = (uid: string, token?: string) =>
    Promise.all([
      request('mutePerson', { ...(token && { token }), body: { uid, minutes: 5, reason } }),
      request('banPerson', { ...(token && { token }), body: { uid, reason } }),
      request('liftSanction', { ...(token && { token }), body: { uid } }),
    ]).then((answers) => answers.map(({ status }) => status));

  it('is staff, and nobody else', async () => {
    const person = await createAccount();
    expect(await tries(person.uid)).toEqual([401, 401, 401]);
    expect(await tries(person.uid, (await registerViewer()).token)).toEqual([403, 403, 403]);
    expect((await documentAt(`${collections.sanctions}/${person.uid}`).get()).exists).toBe(false);
    await exchange(person);
  });

  it('is no longer who was staff at their sign-in and is not now', async () => {
    const [zoomie, person] = [await registerStaff('zoomie'), await createAccount()];
    const body = { uid: person.uid, minutes: 5, reason };
    expect((await request('mutePerson', { token: zoomie.token, body })).status).toBe(200);
    await setRoles(zoomie, []);
    expect(await tries(person.uid, zoomie.token)).toEqual([403, 403, 403]);
  });

  it('is not oneself, nor a ranger over another, nor anybody over an admin', async () => {
    const [admin, zoomie, other] = [
      await registerStaff('admin'),
      await registerStaff('zoomie'),
      await registerStaff('zoomie'),
    ];
    expect(await tries(zoomie.uid, zoomie.token)).toEqual([409, 409, 409]);
    expect(await tries(other.uid, zoomie.token)).toEqual([403, 403, 403]);
    expect(await tries(admin.uid, zoomie.token)).toEqual([403, 403, 403]);
    expect(await tries(admin.uid, (await registerStaff('admin')).token)).toEqual([403, 403, 403]);
    const body = { uid: other.uid, minutes: 5, reason };
    expect((await request('mutePerson', { token: admin.token, body })).status).toBe(200);
  });

  it.each(['nobody-of-this-name', 'a/b', '..'])('finds nobody called %s', async (uid) => {
    expect(await tries(uid, (await registerStaff('admin')).token)).toEqual([404, 404, 404]);
  });
});
