import { randomUUID } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from '../support/api.ts';
import { setRoles, updateAccount } from '../support/people/auth-emulator.ts';
import { exchange, signIn } from '../support/people/sign-in.ts';
import { registerStaff, registerViewer } from '../support/people/viewers.ts';

const RESERVED = 'This name is reserved for our rangers. Please choose another one.';

const userOf = async (token: string) => (await call('showUser', { token })).data.user;

describe('a profile', () => {
  it('R7-054 R7-057 is changed by its owner, with or without the method of older clients', async () => {
    const { uid, token, email } = await registerViewer();
    const first = { id: uid, display_name: 'Lerato M', name: 'Lerato', surname: 'Mokoena' };
    await call('upsertProfile', { token, body: { ...first, _method: 'put' } });
    expect(await userOf(token)).toMatchObject({ ...first, email });
    const second = { id: uid, display_name: 'Lerato', name: '', surname: '' };
    await call('upsertProfile', { token, body: second });
    expect(await userOf(token)).toMatchObject({ ...second, email });
  });

  it('keeps absent names, and ignores every other field', async () => {
    const { token } = await registerViewer();
    await call('upsertProfile', { token, body: { display_name: 'Sipho', surname: 'Dlamini' } });
    await call('upsertProfile', {
      token,
      body: { display_name: 'Sipho D', email: 'x@boma.test', roles: ['admin'], jr: true },
    });
    const user = await userOf(token);
    expect(user).toMatchObject({
      display_name: 'Sipho D',
      name: '',
      surname: 'Dlamini',
      roles: [],
      jr: false,
    });
    expect(user.email).not.toBe('x@boma.test');
  });

  it('R7-054 cannot be changed by another user or a guest', async () => {
    const [one, other] = [await registerViewer(), await registerViewer()];
    const before = await userOf(other.token);
    const body = { id: other.uid, display_name: 'Another name' };
    await call('upsertProfile', { token: other.token, body: { ...body, display_name: before.display_name } });
    const answer = await request('upsertProfile', { token: one.token, body });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'forbidden' });
    expect((await request('upsertProfile', { body })).status).toBe(401);
    expect(await userOf(other.token)).toEqual(before);
  });

  it('R7-055 R5-029 R5-031 R5-032 is refused with each problem at its field, and nothing changes', async () => {
    const { token } = await registerViewer();
    const before = await userOf(token);
    const long = 'a'.repeat(51);
    const answer = await request('upsertProfile', {
      token,
      body: { display_name: '\u202e ', name: long, surname: long },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: {
        display_name: ['Your display name is required.'],
        name: ['Please use maximum 50 characters'],
        surname: ['Please use maximum 50 characters'],
      },
    });
    expect(await userOf(token)).toEqual(before);
  });

  it('removes hidden characters from names', async () => {
    const { token } = await registerViewer();
    await call('upsertProfile', { token, body: { display_name: ' Nom\u202evu\u200bla\n<b>D</b> ' } });
    expect((await userOf(token)).display_name).toBe('Nomvula D');
  });

  it('R5-029 refuses names of the house and of staff, except to staff', async () => {
    const person = await registerViewer();
    const { token } = person;
    for (const display_name of ['Boma Admin', 'B0ma  St4ff', 'Mod\u200berator'])
      expect(await (await request('upsertProfile', { token, body: { display_name } })).json()).toMatchObject({
        errors: { display_name: [RESERVED] },
      });
    const lindiwe = await registerStaff('zoomie');
    const name = `Lindiwe ${lindiwe.uid.slice(0, 6)}`;
    await call('upsertProfile', { token: lindiwe.token, body: { display_name: name } });
    for (const display_name of [name, name.toUpperCase(), `${name}.`])
      expect(await (await request('upsertProfile', { token, body: { display_name } })).json()).toMatchObject({
        errors: { display_name: [RESERVED] },
      });
    await setRoles(person, ['zoomie']);
    const staff = await exchange(await signIn(person));
    await call('upsertProfile', { token: staff, body: { display_name: 'Boma Thabo' } });
    expect(await userOf(staff)).toMatchObject({ display_name: 'Boma Thabo', roles: ['zoomie'] });
  });

  it('is saved although the document of a member of staff is malformed', async () => {
    const { token } = await registerViewer();
    const malformed = firestore().doc(`${collections.users}/${randomUUID()}`);
    await malformed.set({ roles: ['zoomie'], display_name: 7 });
    try {
      await call('upsertProfile', { token, body: { display_name: 'Thandi' } });
    } finally {
      await malformed.delete();
    }
    expect(await userOf(token)).toMatchObject({ display_name: 'Thandi' });
  });

  it('cannot be changed once the account is disabled', async () => {
    const { token, ...person } = await registerViewer();
    const body = { display_name: 'Still here' };
    await call('upsertProfile', { token, body });
    await updateAccount(person, { disableUser: true });
    expect((await request('upsertProfile', { token, body })).status).toBe(403);
  });
});
