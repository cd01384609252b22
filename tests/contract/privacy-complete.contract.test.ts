import { randomUUID } from 'node:crypto';
import { readTail } from '@boma/domain/chat/chat-reader.ts';
import { collections } from '@boma/domain/collections.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureUser } from '../../functions/src/accounts/ensure-user.ts';
import { issueApiToken } from '../../functions/src/accounts/issue-api-token.ts';
import { sendMessage } from '../../functions/src/chat/send-message.ts';
import { reportMessage } from '../../functions/src/moderation/report-thing.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { deleteDueAccounts } from '../../functions/src/privacy/delete-due-accounts.ts';
import {
  DELETION_STEPS,
  type DeletionSteps,
  finishDeletion,
} from '../../functions/src/privacy/finish-deletion.ts';
import { call, request } from '../support/api.ts';
import { deleteChat, join, newChat, send, storedMessage, tailOf } from '../support/chat.ts';
import { accountOf, collectionsEnding, FORMER_VIEWER, newShopper, talk } from '../support/leavers.ts';
import { control, runVerb, settleWebhooks, stripe, whileStripeFails } from '../support/payments.ts';
import { setRoles, updateAccount } from '../support/people/auth-emulator.ts';
import {
  askToLeave,
  collectionsIn,
  deleteDue,
  deletionOf,
  letWeekPass,
  pathsContaining,
} from '../support/people/leaving.ts';
import { registerMember } from '../support/people/members.ts';
import { createAccount } from '../support/people/sign-in.ts';
import { registerViewer, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

let chat: string;
beforeAll(async () => {
  chat = await newChat();
});
afterAll(() => deleteChat(chat));
afterEach(() => void vi.unstubAllEnvs());

const exchangeStatus = async ({ identityToken }: Pick<Viewer, 'identityToken'>) =>
  (await request('validateUser', { body: { firebase_token: identityToken } })).status;

/** In how many days the schedule works on the deletion next. */
async function daysToNextTry(person: Pick<Viewer, 'uid'>): Promise<number> {
  const { next_at = 0 } = (await deletionOf(person).get()).data() ?? {};
  const { now } = await control<{ now: number }>('clock');
  return Math.round((next_at / 1000 - now) / 86_400);
}

describe('an account whose deletion is due', () => {
  it('is deleted with all its data, and its messages are by a former viewer', async () => {
    const person = await registerViewer();
    const id = await talk(chat, person);
    const before = await join(chat);
    await askToLeave(person);
    await runVerb('delete-due-accounts');
    expect(await accountOf(person.uid)).toBeDefined();
    await letWeekPass(person);
    await deleteDue(person);
    expect(await pathsContaining(person.uid, person.email)).toEqual([]);
    expect(await accountOf(person.uid)).toBeUndefined();
    expect((await request('showUser', { token: person.token })).status).toBe(401);
    expect(await exchangeStatus(person)).toBe(401);
    const kept = await storedMessage(id);
    expect(kept).toMatchObject({ author: FORMER_VIEWER, message: 'A leopard in the marula' });
    const after = await join(chat);
    expect(readTail(before, await tailOf(chat))).toBeUndefined();
    expect(after.messages.find((message) => message.id === id)).toMatchObject({
      author: FORMER_VIEWER,
      user_id: kept?.user_id as string,
    });
    await createAccount(person.email);
  });

  it('of a member is ended at Stripe, and keeps only the payment records that the law requires, by id', async () => {
    const member = await registerMember();
    await talk(chat, member);
    await askToLeave(member);
    await letWeekPass(member);
    await deleteDue(member);
    await settleWebhooks();
    await runVerb('sweep-memberships');
    expect((await stripe().subscriptions.retrieve(member.subscription)).status).toBe('canceled');
    expect(await stripe().customers.retrieve(member.customer)).toMatchObject({ email: member.email });
    expect(await pathsContaining(member.email, 'Lerato '.concat(member.uid))).toEqual([]);
    const places = collectionsIn(await pathsContaining(member.uid));
    expect(collectionsEnding('kept', 'expires')).toEqual(expect.arrayContaining(places));
    expect(places).toEqual(
      expect.arrayContaining([
        collections.membership,
        collections.membershipAudit,
        collections.stripeCustomers,
      ]),
    );
    const membership = (await stored.membership(member.uid).get()).data();
    expect(membership).toMatchObject({ status: 'deleted', account_gone: true });
    expect((await deletionOf(member).get()).data()).toMatchObject({ state: 'deleted', stand_in: null });
  });

  it('of a user who opened the checkout and never paid leaves nothing at Stripe, and nothing here days later', async () => {
    const person = await newShopper();
    await askToLeave(person);
    await letWeekPass(person);
    await deleteDue(person);
    expect(await stripe().customers.retrieve(person.customer)).toMatchObject({ deleted: true });
    await settleWebhooks();
    expect((await deletionOf(person).get()).get('state')).toBe('deleted');
    expect(await daysToNextTry(person)).toBe(3);
    await deleteDue(person);
    const places = collectionsIn(await pathsContaining(person.uid, person.email));
    expect(collectionsEnding('expires')).toEqual(expect.arrayContaining(places));
  });

  it('leaves no payment record once the legal retention has passed', async () => {
    const member = await registerMember();
    await askToLeave(member);
    await letWeekPass(member);
    await deleteDue(member);
    await settleWebhooks();
    await deleteDue(member);
    expect(await stripe().customers.retrieve(member.customer)).toMatchObject({ deleted: true });
    await settleWebhooks();
    expect((await deletionOf(member).get()).get('state')).toBe('deleted');
    expect(await daysToNextTry(member)).toBe(3);
    await deleteDue(member);
    expect(collectionsEnding('expires')).toEqual(
      expect.arrayContaining(collectionsIn(await pathsContaining(member.uid))),
    );
  });

  it('with more documents of one kind than a page has is deleted with all, as the data file has them all', async () => {
    const person = await registerViewer();
    const write = firestore().bulkWriter();
    for (let second = 1; second <= 401; second += 1)
      void write.set(stored.revokedSignIns(`${person.uid}.${second}`), { uid: person.uid, revoked_at: 1 });
    await write.close();
    const { held } = (await call('showData', { token: person.token })).data;
    expect(held.ended_sign_ins).toHaveLength(401);
    await askToLeave(person);
    await letWeekPass(person);
    await deleteDue(person);
    expect(await pathsContaining(person.uid, person.email)).toEqual([]);
  });

  it('does not affect other users', async () => {
    const [person, other] = [await registerViewer(), await registerViewer()];
    const id = await talk(chat, other);
    await askToLeave(person);
    await letWeekPass(person);
    await deleteDue(person);
    expect(await storedMessage(id)).toMatchObject({ user_id: other.uid });
    expect((await request('showUser', { token: other.token })).status).toBe(200);
  });
});

describe('an interrupted deletion', () => {
  it('among the messages is finished with the same stand-in author, also in the tail', async () => {
    const person = await registerViewer();
    const [first, second] = [await talk(chat, person), randomUUID()];
    await send(person, { chat, message: 'It sleeps', message_id: second });
    await askToLeave(person);
    await letWeekPass(person);
    const standIn: unknown = (await deletionOf(person).get()).get('stand_in');
    await firestore().doc(`${collections.chat}/${first}`).update({ author: FORMER_VIEWER, user_id: standIn });
    await deleteDue(person);
    const { messages } = await tailOf(chat);
    const said = messages.filter(({ id }) => id === first || id === second);
    expect(said.map(({ author, user_id }) => [author, user_id])).toEqual([
      [FORMER_VIEWER, standIn],
      [FORMER_VIEWER, standIn],
    ]);
    expect((await deletionOf(person).get()).exists).toBe(false);
  });

  it('by the death of its process has its next try fifty minutes later, after all that are due', async () => {
    const person = await registerViewer();
    await askToLeave(person);
    await letWeekPass(person);
    await deletionOf(person).update({ next_at: 1 });
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    const now = Date.now();
    const left: unknown[] = [];
    /** Reads what a process leaves that is killed in this step. */
    const look: DeletionSteps[number] = async (_ctx, { uid }) => {
      if (uid === person.uid) left.push((await deletionOf(person).get()).get('next_at'));
    };
    await deleteDueAccounts({ ctx: contextAt({ now }), steps: [look, ...DELETION_STEPS] });
    expect(left).toEqual([now + 3_000_000]);
    expect(await accountOf(person.uid)).toBeUndefined();
  });

  it('by a failure of Stripe closes the account and deletes nothing until Stripe answers', async () => {
    const member = await registerMember();
    const id = await talk(chat, member);
    await askToLeave(member);
    await letWeekPass(member);
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    await whileStripeFails({ method: 'DELETE', path: '/v1/subscriptions' }, async () => {
      const dying = finishDeletion({ ctx: systemContext(), input: { uid: member.uid } });
      await expect(dying).rejects.toMatchObject({ type: 'StripeAPIError' });
      expect(await accountOf(member.uid)).toMatchObject({ disabled: true });
      expect(await storedMessage(id)).toMatchObject({ user_id: member.uid });
    });
    await deleteDue(member);
    expect(await accountOf(member.uid)).toBeUndefined();
    expect((await stripe().subscriptions.retrieve(member.subscription)).status).toBe('canceled');
  });
});

it('a call that runs during the deletion leaves no data of the user, whenever it writes', async () => {
  const person = await registerViewer();
  const { uid, email } = person;
  const [said, others] = [await talk(chat, person), randomUUID()];
  await send(await registerViewer(), { chat, message: 'Quiet now', message_id: others });
  await askToLeave(person);
  await letWeekPass(person);
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  const ctx = contextAt({ uid });
  const written: string[] = [];
  const late = async () => {
    const message_id = randomUUID();
    await Promise.allSettled([
      ensureUser({ ctx, input: { uid, email, roles: [] } }),
      issueApiToken({ ctx, input: { uid, signedInAt: Date.now(), label: 'Late' } }),
      reportMessage({ ctx, input: { message_id: others, reason: 'Late.' } }),
      sendMessage({ ctx, input: { chat, message: 'Late', message_id } }).then(() => written.push(message_id)),
    ]);
  };
  const steps = DELETION_STEPS.flatMap((step) => [late, step]);
  await finishDeletion({ ctx: systemContext(), input: { uid }, steps });
  expect(written).not.toEqual([]);
  for (const id of [said, ...written])
    expect(await storedMessage(id)).toMatchObject({ author: FORMER_VIEWER });
  expect(await pathsContaining(uid, email)).toEqual([]);
});

describe('a user with a pending deletion', () => {
  it('who is banned first leaves a closed account, so that the ban still holds', async () => {
    const person = await registerViewer();
    await talk(chat, person);
    await askToLeave(person);
    await firestore().doc(`${collections.sanctions}/${person.uid}`).set({ kind: 'ban', reason: 'Threats.' });
    await updateAccount(person, { disableUser: true });
    await letWeekPass(person);
    await deleteDue(person);
    expect(await accountOf(person.uid)).toMatchObject({ disabled: true });
    await expect(createAccount(person.email)).rejects.toThrow('EMAIL_EXISTS');
    const places = await pathsContaining(person.uid, person.email);
    expect(places).toEqual([`${collections.sanctions}/${person.uid}`]);
  });

  it('who becomes staff first keeps the account until the role is revoked', async () => {
    const person = await registerViewer();
    await askToLeave(person);
    await setRoles(person, ['admin']);
    await letWeekPass(person);
    await deleteDue(person);
    expect(await accountOf(person.uid)).toMatchObject({ disabled: false });
    expect(await daysToNextTry(person)).toBe(1);
    await setRoles(person, []);
    await deleteDue(person);
    expect(await accountOf(person.uid)).toBeUndefined();
  });
});
