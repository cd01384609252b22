import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import { createAccount, exchange } from '../support/people/sign-in.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { project } from '../support/run.ts';

const TOOL = new URL('../../tools/scripts/make-admin.ts', import.meta.url).pathname;

function makeAdmin(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [TOOL, ...args], (_, out, errors) =>
      resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });
}

describe('npm run make-admin', () => {
  it('makes an admin of somebody whose address is verified, who keeps what they were', async () => {
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
  });

  it('refuses an address that a stranger could have registered', async () => {
    const person = await createAccount();
    const { code, errors } = await makeAdmin(person.email, '--project', project());
    expect([code, errors]).toEqual([1, expect.stringContaining('not verified')]);
    expect((await call('showUser', { token: await exchange(person) })).data.user.roles).toEqual([]);
  });

  it('says so when nobody has the address, and what it needs', async () => {
    expect(await makeAdmin('nobody@boma.test', '--project', project())).toMatchObject({
      code: 1,
      errors: expect.stringContaining('No user has registered'),
    });
    expect(await makeAdmin('nobody@boma.test')).toMatchObject({ code: 2 });
  });
});
