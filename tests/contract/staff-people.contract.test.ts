import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call, request } from '../support/api.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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
    expect((await appeal('I was happy about the lions.')).status).toBe(200);
    expect((await appeal('Again.')).status).toBe(409);
    const queued = async (token: string) =>
      (await call('listAppeals', { token })).data.appeals.filter(({ uid }) => uid === person.uid);
    expect(await queued(zoomie.token)).toMatchObject([{ reason: 'Shouting.', may_decide: false }]);
    expect(await queued(admin.token)).toMatchObject([{ may_decide: true }]);
    const decide = ({ token }: Viewer) =>
      request('decideAppeal', {
        token,
        body: { uid: person.uid, decision: 'lift', answer: 'Fair enough. Welcome back.' },
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
});
