import { createHash, randomUUID } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { heldData } from '@boma/domain/privacy/held-data.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from '../support/api.ts';
import { deleteChat, newChat, send } from '../support/chat.ts';
import { stripe } from '../support/payments.ts';
import { setRoles } from '../support/people/auth-emulator.ts';
import { askToLeave, deleteDue, deletionOf, letWeekPass, proofOf } from '../support/people/leaving.ts';
import { paymentLink, registerMember } from '../support/people/members.ts';
import { exchange, signedInAt, signIn, signInAfter } from '../support/people/sign-in.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';

let chat: string;
beforeAll(async () => {
  chat = await newChat();
});
afterAll(() => deleteChat(chat));

const refusal = async (answer: Response) => {
  const { code, alert } = (await answer.json()) as { code?: string; alert?: string };
  return [answer.status, code, alert];
};
const deletion = async (token: string) => (await call('showDeletion', { token })).data.deletion;

describe('the data file', () => {
  it('holds the user’s account, messages, reports and purchases, and no other user’s', async () => {
    const [member, other] = [await registerMember(), await registerViewer()];
    const message_id = randomUUID();
    await send(member, { chat, message: 'Two lions at the dam' });
    await send(other, { chat, message: 'Something rude', message_id });
    const body = { message_id, reason: 'It is rude.' };
    await call('reportMessage', { token: member.token, body });
    const answer = await request('showData', { token: member.token });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.clone().text();
    const { account, held } = (await call('showData', { token: member.token })).data;
    expect(account).toMatchObject({ id: member.uid, email: member.email, signs_in_with: ['password'] });
    expect(held.profile).toMatchObject([{ email: member.email }]);
    expect(held.devices).toHaveLength(1);
    expect(held.messages).toMatchObject([{ message: 'Two lions at the dam', chat }]);
    expect(held.reports).toMatchObject([{ message: 'Something rude', reason: 'It is rude.' }]);
    expect(held.membership).toMatchObject([{ status: 'active' }]);
    expect(held.payment_customers).toMatchObject([{ id: member.customer }]);
    expect(text).not.toContain(other.uid);
    expect(text).not.toContain(createHash('sha256').update(member.token).digest('hex'));
  });

  it('contains a document of each collection that has a section', async () => {
    const { uid, token } = await registerViewer();
    const sections: string[] = [];
    for (const [name, holding] of Object.entries(heldData)) {
      if (holding.holds === 'nothing personal' || holding.section === null) continue;
      const { section, foundBy } = holding;
      const collection = collections[name as keyof typeof collections];
      const mark = { trace: `of ${uid} in ${section}` };
      const place = firestore().doc(`${collection}/${foundBy === 'id' ? uid : `trace-${randomUUID()}`}`);
      await place.set(foundBy === 'id' ? mark : { ...mark, [foundBy.field]: uid }, { merge: true });
      sections.push(section);
    }
    const { held } = (await call('showData', { token })).data;
    expect(Object.keys(held).sort()).toEqual(sections.sort());
    for (const section of sections)
      expect(JSON.stringify(held[section]), section).toContain(`of ${uid} in ${section}`);
    await stored.deletions(uid).delete();
  });

  it('is for signed-in users, at most five times in a row', async () => {
    expect((await request('showData')).status).toBe(401);
    const { token } = await registerViewer();
    const statuses: number[] = [];
    for (let asked = 0; asked < 5; asked += 1) statuses.push((await request('showData', { token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const refused = await request('showData', { token });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await refusal(refused)).toEqual([
      429,
      'too-many-requests',
      'You have just downloaded your data. Please try again in a few minutes.',
    ]);
  });
});

/** The token as of a sign-in `seconds` earlier. The emulators do not sign tokens, so it can be rewritten. */
function aged(identityToken: string, seconds: number): string {
  const [head = '', payload = '', signature = ''] = identityToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  const older = { ...claims, auth_time: claims.auth_time - seconds };
  return [head, Buffer.from(JSON.stringify(older)).toString('base64url'), signature].join('.');
}

describe('requesting the deletion', () => {
  it('needs a fresh sign-in of the caller', async () => {
    const [person, other] = [await registerViewer(), await registerViewer()];
    const ask = (firebase_token: string, token?: string) =>
      request('askDeletion', { body: { firebase_token }, ...(token && { token }) });
    expect((await ask(person.identityToken)).status).toBe(401);
    const proof = await proofOf(person);
    for (const none of [other.identityToken, aged(proof, 400), 'no-token-of-anybody'])
      expect((await ask(none, person.token)).status).toBe(422);
    expect(await deletion(person.token)).toBeNull();
    expect((await ask(proof, person.token)).status).toBe(200);
  });

  it('keeps the first week when it is requested again', async () => {
    const person = await registerViewer();
    const first = await askToLeave(person);
    expect((first?.due_at ?? 0) - (first?.asked_at ?? 0)).toBe(7 * 86_400_000);
    expect(await askToLeave(person)).toEqual(first);
    expect(await deletion(person.token)).toEqual(first);
  });

  it('signs out every other device, keeps this one, and accepts the next sign-in', async () => {
    const home = await registerViewer();
    const road = await signInAfter(home, signedInAt(home));
    const roadToken = await exchange(road);
    const early = await registerViewer();
    const late = await signInAfter(early, signedInAt(early));
    const lateToken = await exchange(late);
    await askToLeave(home);
    await askToLeave({ ...early, token: lateToken });
    const statuses = [home.token, roadToken, lateToken, early.token].map(
      async (token) => (await request('showUser', { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401, 200, 401]);
    const exchanges = [road, early].map(
      async ({ identityToken }) =>
        (await request('validateUser', { body: { firebase_token: identityToken } })).status,
    );
    expect(await Promise.all(exchanges)).toEqual([401, 401]);
    await exchange(await signInAfter(home, signedInAt(road)));
  });

  it('is refused to staff', async () => {
    const person = await registerViewer();
    await setRoles(person, ['zoomie']);
    const body = { firebase_token: await proofOf(person) };
    expect(await refusal(await request('askDeletion', { token: person.token, body }))).toEqual([
      403,
      'forbidden',
      'You are one of the rangers here. Please ask another admin to take your role first.',
    ]);
  });

  it('refuses to sell a membership that the user would lose', async () => {
    const person = await registerViewer();
    await askToLeave(person);
    expect(await refusal(await request('paymentLink', { token: person.token }))).toEqual([
      403,
      'forbidden',
      'Your account is about to be deleted. If you would like to stay, undo that on your profile first.',
    ]);
    await call('undoDeletion', { token: person.token });
    expect((await request('paymentLink', { token: person.token })).status).toBe(200);
  });

  it('closes an open checkout', async () => {
    const person = await registerViewer();
    await paymentLink(person);
    const checkouts = async () => {
      const [customer] = (await stripe().customers.list({ email: person.email })).data;
      const { data } = await stripe().checkout.sessions.list({ customer: customer?.id ?? '' });
      return data.map(({ status }) => status);
    };
    expect(await checkouts()).toEqual(['open']);
    await askToLeave(person);
    expect(await checkouts()).toEqual(['expired']);
  });
});

describe('undoing the deletion', () => {
  it('is refused with different reasons without a request and after the week', async () => {
    const person = await registerViewer();
    const undo = async () => refusal(await request('undoDeletion', { token: person.token }));
    expect(await undo()).toEqual([404, 'not-found', 'Your account is not about to be deleted.']);
    await askToLeave(person);
    expect((await undo())[0]).toBe(200);
    expect(await deletion(person.token)).toBeNull();
    await askToLeave(person);
    await letWeekPass(person);
    expect(await undo()).toEqual([
      409,
      'conflict',
      'The days to change your mind are over, and your account is being deleted.',
    ]);
    expect((await request('undoDeletion')).status).toBe(401);
  });

  it('leaves the account as it was after the week', async () => {
    const person = await registerViewer();
    await askToLeave(person);
    await call('undoDeletion', { token: person.token });
    await askToLeave(person);
    await letWeekPass(person);
    await deletionOf(person).update({ state: 'undoing' });
    await deleteDue(person);
    expect((await request('showUser', { token: person.token })).status).toBe(200);
    await exchange(await signIn(person));
  });
});
