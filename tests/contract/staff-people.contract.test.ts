import { beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import { signInAfter } from '../support/people/sign-in.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';

let admin: Viewer;
let zoomie: Viewer;

beforeAll(async () => {
  admin = await registerStaff('admin');
  zoomie = await registerStaff('zoomie');
});

describe('people', () => {
  it('are found by the beginning of their name; addresses are for those who change roles', async () => {
    const displayName = `Jackal ${Date.now()}`;
    const { uid, email } = await registerViewer({ displayName });
    const find = async (token: string, q: string) =>
      (await call('findPeople', { token, query: { q } })).data.people.filter((each) => each.uid === uid);
    expect(await find(admin.token, displayName.slice(0, 12))).toMatchObject([
      { display_name: displayName, email },
    ]);
    expect(await find(zoomie.token, displayName.toLowerCase())).toHaveLength(1);
    expect(await find(zoomie.token, displayName)).toMatchObject([{ email: null, roles: [] }]);
    expect(await find(admin.token, email)).toHaveLength(1);
    expect(await find(zoomie.token, email)).toEqual([]);
    expect(await find(zoomie.token, uid)).toHaveLength(1);
  });

  it('get and lose a role by an admin, who cannot change their own', async () => {
    const person = await registerViewer();
    const change = (name: 'grantRole' | 'takeRole', uid: string) =>
      request(name, { token: admin.token, body: { uid, role: 'zoomie' } });
    expect(await refusalOf(change('grantRole', person.uid))).toMatchObject({
      status: 409,
      alert: 'This user has not verified their address yet. Anyone could have registered it.',
    });
    await updateAccount(person, { emailVerified: true });
    expect((await change('grantRole', person.uid)).status).toBe(200);
    expect((await request('showDesk', { token: person.token })).status).toBe(200);
    expect((await change('takeRole', person.uid)).status).toBe(200);
    expect((await request('showDesk', { token: person.token })).status).toBe(403);
    expect(await refusalOf(change('takeRole', admin.uid))).toMatchObject({
      status: 409,
      alert: 'You cannot change your own roles. Ask another admin.',
    });
  });
});

describe('appeals', () => {
  it('reach the queue, are decided by a second moderator, and the answer reaches the user', async () => {
    const person = await registerViewer();
    const appeal = (text: string) => request('sendAppeal', { token: person.token, body: { text } });
    expect(await refusalOf(appeal('I am not even muted.'))).toMatchObject({ status: 409 });
    await call('imposeSanction', {
      token: zoomie.token,
      body: { uid: person.uid, kind: 'mute', minutes: 60, reason: 'Shouting.' },
    });
    const first = await refusalOf(appeal('I was happy about the lions.'));
    expect(first).toMatchObject({ status: 200, data: { appeal: { state: 'open' } } });
    expect(await refusalOf(appeal('I was happy about the lions.')), 'repeated').toEqual(first);
    expect((await appeal('Again.')).status).toBe(409);
    const queued = async (token: string) =>
      (await call('listAppeals', { token })).data.appeals.filter(({ uid }) => uid === person.uid);
    expect(await queued(zoomie.token)).toMatchObject([{ reason: 'Shouting.', may_decide: false }]);
    expect(await queued(admin.token)).toMatchObject([{ may_decide: true }]);
    const sent_at = (await queued(admin.token))[0]?.sent_at ?? 0;
    const decide = ({ token }: Viewer, change = {}) =>
      request('decideAppeal', {
        token,
        body: { uid: person.uid, sent_at, decision: 'lift', answer: 'Fair enough. Welcome back.', ...change },
      });
    expect(await refusalOf(decide(admin, { sent_at: sent_at - 1 }))).toMatchObject({
      status: 409,
      alert: 'The user has sent another appeal since. Please read that one.',
    });
    expect(await refusalOf(decide(zoomie))).toMatchObject({
      status: 409,
      alert: 'You imposed this sanction, so a colleague decides about the appeal.',
    });
    expect((await call('showUser', { token: person.token })).data.user.sanction).not.toBe(null);
    expect((await decide(admin)).status).toBe(200);
    expect((await call('showUser', { token: person.token })).data.user.sanction).toBe(null);
    expect((await call('showAppeal', { token: person.token })).data.appeal).toMatchObject({
      state: 'lifted',
      answer: 'Fair enough. Welcome back.',
    });
    expect(await queued(admin.token)).toEqual([]);
    const page = await call('showPersonPage', { token: admin.token, params: { uid: person.uid } });
    expect(page.data).toMatchObject({ person: { uid: person.uid }, appeal: { state: 'lifted' } });
  });

  it('are answered by lifting the sanction, and say so where it has ended before the answer', async () => {
    const person = await registerViewer();
    const { uid, token } = person;
    await updateAccount(person, { emailVerified: true });
    const mute = { uid, kind: 'mute', minutes: 60, reason: 'Shouting.' } as const;
    const queued = async () =>
      (await call('listAppeals', { token: admin.token })).data.appeals.filter((each) => each.uid === uid);
    const texts = async () =>
      (await stored.mail.all().where('uid', '==', uid).get()).docs.map((each) => each.data().message.text);
    await call('imposeSanction', { token: zoomie.token, body: mute });
    await call('sendAppeal', { token, body: { text: 'I was happy about the lions.' } });
    expect(await queued()).toHaveLength(1);
    await call('liftSanction', { token: zoomie.token, body: { uid } });
    expect(await queued()).toEqual([]);
    expect((await call('showAppeal', { token })).data).toMatchObject({
      appeal: { state: 'lifted', answer: '' },
      sanction: null,
    });
    const lifted = 'We have looked again, and have lifted our decision.\n\n--\n';
    expect(await texts()).toEqual([expect.stringContaining(lifted)]);

    await call('imposeSanction', { token: zoomie.token, body: { ...mute, reason: 'Shouting again.' } });
    await call('sendAppeal', { token, body: { text: 'There were more lions.' } });
    const sent_at = (await queued())[0]?.sent_at ?? 0;
    await stored.sanctions(uid).update({ until: 1 });
    const body = { uid, sent_at, decision: 'uphold', answer: 'Please do not shout.' } as const;
    await call('decideAppeal', { token: admin.token, body });
    expect(await texts()).toContainEqual(
      expect.stringContaining(
        'would have kept our decision. It has ended meanwhile.\n\nPlease do not shout.',
      ),
    );
  });

  it('are open to a banned user, who reads the reason, the answer and a mail', async () => {
    const person = await registerViewer();
    const { uid, token } = person;
    await updateAccount(person, { emailVerified: true });
    const ban = { uid, kind: 'ban', reason: 'Threats are not welcome.' } as const;
    const own = async () => (await call('showAppeal', { token })).data;
    const appeal = (text: string) => request('sendAppeal', { token, body: { text } });
    const decide = async (decision: 'uphold' | 'lift', answer: string) => {
      const sent_at = (await own()).appeal?.sent_at ?? 0;
      await call('decideAppeal', { token: admin.token, body: { uid, sent_at, decision, answer } });
    };
    expect(await own()).toEqual({ appeal: null, sanction: null, may_appeal: false });

    await call('imposeSanction', { token: zoomie.token, body: ban });
    expect(await refusalOf(request('showUser', { token }))).toMatchObject({ status: 403, code: 'banned' });
    expect(await own()).toMatchObject({
      appeal: null,
      sanction: { code: 'banned', alert: expect.stringContaining('Threats are not welcome.'), until: null },
      may_appeal: true,
    });
    expect((await appeal('I quoted a film.')).status).toBe(200);
    expect((await own()).may_appeal).toBe(false);
    expect((await appeal('Again.')).status).toBe(409);
    await decide('uphold', 'We do not think so.');
    expect(await own()).toMatchObject({ appeal: { state: 'upheld', answer: 'We do not think so.' } });
    expect((await appeal('Once more.')).status).toBe(409);
    expect(await refusalOf(request('showUser', { token }))).toMatchObject({ status: 403, code: 'banned' });
    const mails = async () =>
      (await stored.mail.all().where('uid', '==', uid).get()).docs.map((each) => each.data());
    expect(await mails()).toMatchObject([
      {
        to: person.email,
        message: {
          subject: 'The answer to your appeal',
          text: expect.stringContaining('our decision stays.\n\nWe do not think so.'),
        },
      },
    ]);

    await call('imposeSanction', { token: zoomie.token, body: { ...ban, reason: 'Threats again.' } });
    expect(await own()).toMatchObject({ appeal: null, may_appeal: true });
    expect((await appeal('That was another film.')).status).toBe(200);
    await decide('lift', 'You are right. Welcome back.');
    expect(await refusalOf(request('showAppeal', { token }))).toMatchObject({ status: 401 });
    expect(await mails()).toHaveLength(2);
    await signInAfter(person, Date.now());
  });

  it('are refused after five tries', async () => {
    const { token } = await registerViewer();
    const tries = [];
    for (const text of ['1', '2', '3', '4', '5', '6'])
      tries.push((await request('sendAppeal', { token, body: { text } })).status);
    expect(tries).toEqual([409, 409, 409, 409, 409, 429]);
  });
});
