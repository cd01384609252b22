import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { makeAdmin } from '../support/make-admin.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import { createAccount, exchange } from '../support/people/sign-in.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { project } from '../support/run.ts';
import { stored } from '../support/stored.ts';

describe('npm run make-admin', () => {
  it('makes a user with a verified address an admin, who keeps their other roles, and records it', async () => {
    const person = await registerViewer();
    const { token } = person;
    await updateAccount(person, { emailVerified: true });
    const zoomie = await makeAdmin(person.email, '--zoomie', '--project', project());
    expect(zoomie.out).toContain('roles: zoomie');
    for (const _ of [1, 2]) {
      const { code, out } = await makeAdmin(person.email, '--project', project());
      expect(out).toContain('admin, zoomie');
      expect(code).toBe(0);
    }
    expect((await call('showUser', { token })).data.user.roles).toEqual(['admin', 'zoomie']);
    const { out } = await makeAdmin(person.email, '--take', '--project', project());
    expect(out).toContain('zoomie');
    expect((await call('showUser', { token })).data.user.roles).toEqual(['zoomie']);
    const { docs } = await stored.auditLog.all().where('person', '==', person.uid).get();
    const records = docs.map((document) => document.data()).sort((a, b) => a.at - b.at);
    expect(records).toMatchObject([
      { by: 'system', action: 'role.grant', before: { roles: [] }, after: { roles: ['zoomie'] } },
      { action: 'role.grant', before: { roles: ['zoomie'] }, after: { roles: ['admin', 'zoomie'] } },
      { action: 'role.take', before: { roles: ['admin', 'zoomie'] }, after: { roles: ['zoomie'] } },
    ]);
  });

  it('refuses an address that a stranger could have registered', async () => {
    const person = await createAccount();
    const { code, errors } = await makeAdmin(person.email, '--project', project());
    expect([code, errors]).toEqual([1, expect.stringContaining('not verified')]);
    expect((await call('showUser', { token: await exchange(person) })).data.user.roles).toEqual([]);
  });

  it('reports an unknown address and a missing project', async () => {
    expect(await makeAdmin('nobody@boma.test', '--project', project())).toMatchObject({
      code: 1,
      errors: expect.stringContaining('No user has registered'),
    });
    expect(await makeAdmin('nobody@boma.test')).toMatchObject({ code: 2 });
  });
});
