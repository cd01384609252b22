import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymiseModeration } from '../../functions/src/moderation/anonymise-moderation.ts';
import { identity } from '../../functions/src/platform/identity.ts';
import { call, request } from '../support/api.ts';
import { deleteChat, newChat, send } from '../support/chat.ts';
import { setRoles } from '../support/people/auth-emulator.ts';
import { registerStaff, registerViewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';

let chat: string;
beforeAll(async () => {
  chat = await newChat();
});
afterAll(() => deleteChat(chat));

/** An open report. */
async function reported(): Promise<string> {
  const [author, reporter] = await Promise.all([registerViewer(), registerViewer()]);
  const message_id = randomUUID();
  await send(author, { chat, message: 'rude words', message_id });
  const body = { message_id, reason: 'Rude.' };
  return (await call('reportMessage', { token: reporter.token, body })).data.id;
}

async function storedReport(id: string) {
  const report = (await stored.chatReports(id).get()).data();
  if (!report) throw new Error(`No report ${id} is stored.`);
  return report;
}
const settle = (report_ids: unknown, token?: string) =>
  request('settleReport', { body: { report_ids }, ...(token && { token }) });

const claim = (report_ids: readonly string[], token: string) =>
  request('claimReport', { token, body: { report_ids } });

describe('claiming reports', () => {
  it('names the member of staff for five minutes, and a colleague only after that', async () => {
    const [zoomie, admin] = [await registerStaff('zoomie'), await registerStaff('admin')];
    const ids = [await reported(), await reported()];
    const before = Date.now();
    expect((await claim(ids, zoomie.token)).status).toBe(200);
    expect((await claim(ids, admin.token)).status).toBe(200);
    for (const id of ids) {
      const held = (await storedReport(id)).claim;
      expect(held).toMatchObject({ by: zoomie.uid, name: zoomie.displayName });
      expect((held?.until ?? 0) - before).toBeGreaterThanOrEqual(300_000);
      expect((held?.until ?? 0) - Date.now()).toBeLessThanOrEqual(300_000);
      await stored.chatReports(id).update({ claim: held && { ...held, until: 1 } });
    }
    await claim(ids, admin.token);
    const { docs } = await stored.auditLog.all().where('target', '==', `chat-reports/${ids[0]}`).get();
    const records = docs.map((record) => record.data()).toSorted((a, b) => a.at - b.at);
    expect(records.map(({ action, by }) => [action, by])).toEqual([
      ['report.claim', zoomie.uid],
      ['report.claim', admin.uid],
    ]);
    expect((await storedReport(ids[0] ?? '')).claim).toMatchObject({ by: admin.uid });
  });

  it('forbids a colleague nothing, and ends when they settle the report', async () => {
    const [zoomie, admin, id] = [
      await registerStaff('zoomie'),
      await registerStaff('admin'),
      await reported(),
    ];
    await claim([id], zoomie.token);
    expect((await settle([id], admin.token)).status).toBe(200);
    expect(await storedReport(id)).toMatchObject({ settled_by: admin.uid, claim: null });
    expect((await claim([id], zoomie.token)).status).toBe(200);
    expect((await storedReport(id)).claim).toBeNull();
  });

  it('is for staff, and for reports that there are', async () => {
    const [zoomie, viewer] = [await registerStaff('zoomie'), await registerViewer()];
    expect((await claim([await reported()], viewer.token)).status).toBe(403);
    expect((await claim(['f'.repeat(64)], zoomie.token)).status).toBe(404);
  });

  it('leaves no name of a member of staff whose account is deleted', async () => {
    const [zoomie, id] = [await registerStaff('zoomie'), await reported()];
    await claim([id], zoomie.token);
    const standIn = { author: 'A former viewer', user_id: randomUUID() };
    await anonymiseModeration({ input: { uid: zoomie.uid, standIn } });
    expect((await storedReport(id)).claim).toBeNull();
  });
});

describe('settling reports', () => {
  it('stores the settler and the moment in each named report, and keeps the first settler', async () => {
    const [zoomie, admin, ids] = [
      await registerStaff('zoomie'),
      await registerStaff('admin'),
      [await reported(), await reported()],
    ];
    const before = Date.now();
    expect((await settle(ids, zoomie.token)).status).toBe(200);
    for (const id of ids) {
      const { settled_at, settled_by } = await storedReport(id);
      expect(settled_by).toBe(zoomie.uid);
      expect(settled_at).toBeGreaterThanOrEqual(before);
    }
    expect((await settle([...ids, ...ids], admin.token)).status).toBe(200);
    expect((await storedReport(ids[0] ?? '')).settled_by).toBe(zoomie.uid);
  });

  it('settles none if one of them is unknown', async () => {
    const [zoomie, id] = [await registerStaff('zoomie'), await reported()];
    expect((await settle([id, 'f'.repeat(64)], zoomie.token)).status).toBe(404);
    expect(await storedReport(id)).toMatchObject({ settled_at: null, settled_by: null });
    expect((await settle([id], zoomie.token)).status).toBe(200);
  });

  it('is for staff only, by the roles that they have now', async () => {
    const [zoomie, id] = [await registerStaff('zoomie'), await reported()];
    expect((await settle([id])).status).toBe(401);
    const gone = await registerViewer();
    await (await identity()).deleteUser(gone.uid);
    expect((await settle([id], gone.token)).status).toBe(401);
    expect((await settle([id], (await registerViewer()).token)).status).toBe(403);
    await setRoles(zoomie, []);
    expect((await settle([id], zoomie.token)).status).toBe(403);
    expect(await storedReport(id)).toMatchObject({ settled_at: null });
    await setRoles(zoomie, ['zoomie']);
    expect((await settle([id], zoomie.token)).status).toBe(200);
  });

  it.each([
    [undefined],
    [[]],
    [['../users/any-user']],
    [Array.from({ length: 101 }, () => 'a'.repeat(64))],
  ])('refuses %j as ids', async (ids) => {
    const zoomie = await registerStaff('zoomie');
    expect((await settle(ids, zoomie.token)).status).toBe(422);
  });
});
