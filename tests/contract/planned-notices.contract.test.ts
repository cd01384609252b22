import type { ApiResponse } from '@boma/domain/api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishNotices } from '../../functions/src/notifications/publish-notices.ts';
import { sendPlannedNotices } from '../../functions/src/notifications/send-planned-notices.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { call, request } from '../support/api.ts';
import { liveSite, untilSeeded } from '../support/live.ts';
import { deleteWaitingNotices, noticeFor } from '../support/notices.ts';
import { runVerb } from '../support/payments.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

type Listed = ApiResponse<'listNotices'>['data'];

let ranger: Viewer;
let colleague: Viewer;

async function deleteNotices(): Promise<void> {
  const { docs } = await stored.sitewideNotices.all().get();
  await Promise.all(docs.map((document) => document.ref.delete()));
  await deleteWaitingNotices();
  await publishNotices({ ctx: systemContext() });
}

beforeAll(async () => {
  await untilSeeded();
  ranger = await registerStaff('zoomie');
  colleague = await registerStaff('admin');
});
beforeEach(deleteNotices);
afterAll(deleteNotices);

const HOUR = 3_600_000;
const later = (at: number) => ({ kind: 'later', at });
const draft = { kind: 'draft' };

const listed = async (): Promise<Listed> => (await call('listNotices', { token: ranger.token })).data;
const planned = async () => (await listed()).planned;
const versionOf = async (id: string) => (await planned()).find((each) => each.id === id)?.version ?? null;
const save = (body: object, { token } = ranger) => request('saveNotice', { token, body });
const send = (body: object, { token } = ranger) => request('sendNotice', { token, body });
const seen = async () => (await liveSite()).notices.map(({ id }) => id);
const recordsOf = async (path: string) => {
  const { docs } = await stored.auditLog.all().where('target', '==', path).get();
  return docs.map((document) => document.data());
};

/** Saves a notice for this moment. Answers its id. */
async function plan(at: number, change: object = {}): Promise<string> {
  const body = noticeFor(later(at), change);
  expect((await save(body)).status).toBe(200);
  return body.id;
}

describe('a notice that waits', () => {
  it('is listed for staff, the next one first and drafts last, and nobody else sees it', async () => {
    const now = Date.now();
    const first = noticeFor(draft);
    await save(first);
    const [second, third] = [await plan(now + 2 * HOUR), await plan(now + HOUR)];
    expect((await planned()).map(({ id, notice }) => [id, notice.send_at])).toEqual([
      [third, now + HOUR],
      [second, now + 2 * HOUR],
      [first.id, null],
    ]);
    await publishNotices({ ctx: systemContext() });
    expect(await seen()).toEqual([]);
    expect((await listed()).notices).toEqual([]);
    expect((await call('live')).data.notices.map(({ id }) => id)).not.toContain(third);
  });

  it('is stored once however often the call is repeated, and changes only over the version that the editor read', async () => {
    const body = noticeFor(draft);
    expect([(await save(body)).status, (await save(body)).status]).toEqual([200, 200]);
    expect(await recordsOf(stored.plannedNotices(body.id).path)).toHaveLength(1);
    const version = await versionOf(body.id);
    const changed = noticeFor(later(Date.now() + HOUR), { message: 'Come to the fire.' });
    expect((await save({ ...changed, id: body.id, version }, colleague)).status).toBe(200);
    const late = await save({ ...noticeFor(draft, { message: 'No fire.' }), id: body.id, version });
    expect(late.status).toBe(409);
    expect((await planned()).map(({ notice }) => notice.message)).toEqual(['Come to the fire.']);
  });

  it('is not planned for a time that is over, and says so at its field', async () => {
    const refused = await save(noticeFor(later(Date.now() - 1)));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { 'notice.publish.at': ['Choose a time to come.'] },
    });
    expect(await planned()).toEqual([]);
  });

  it('never names a protected species', async () => {
    const refused = await save(noticeFor(draft, { message: 'A rhino at Tau!' }));
    expect(refused.status).toBe(422);
    expect(await planned()).toEqual([]);
  });

  it('is removed by staff who have seen its last change', async () => {
    const body = noticeFor(draft);
    await save(body);
    const version = await versionOf(body.id);
    const remove = (at: string | null) =>
      request('removeNotice', { token: colleague.token, body: { id: body.id, version: at } });
    expect((await remove('1.1')).status).toBe(409);
    expect((await remove(version)).status).toBe(200);
    expect((await remove(version)).status).toBe(200);
    expect(await planned()).toEqual([]);
  });

  it('finds no place beside fifty others', async () => {
    const notice = { ...noticeFor(draft).notice, send_at: null };
    const { publish: _publish, ...words } = notice;
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => stored.plannedNotices(`waiting-${at}`).set(words)),
    );
    const refused = await save(noticeFor(draft));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ alert: expect.stringContaining('50 notices wait') });
    expect(await planned()).toHaveLength(50);
  });
});

describe('the time of a notice', () => {
  it('sends it once, fresh, to everyone; not a moment before, and no draft', async () => {
    const at = Date.now() + HOUR;
    const id = await plan(at);
    await save(noticeFor(draft));
    expect(await sendPlannedNotices({ ctx: contextAt({ real: at - 1 }) })).toEqual({ sent: 0 });
    expect(await seen()).toEqual([]);
    const began = Date.now() / 1000;
    const ctx = contextAt({ real: at });
    const runs = await Promise.all([1, 2, 3].map(() => sendPlannedNotices({ ctx })));
    expect(runs.map(({ sent }) => sent).toSorted()).toEqual([0, 0, 1]);
    const [notice, ...others] = (await liveSite()).notices;
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ id, message: 'The whole pride came down to drink.' });
    expect(notice?.sent_at).toBeGreaterThanOrEqual(began - 1);
    expect(notice).not.toHaveProperty('send_at');
    expect((await planned()).map(({ notice: { send_at } }) => send_at)).toEqual([null]);
    expect(await recordsOf(stored.sitewideNotices(id).path)).toMatchObject([
      { action: 'notice.send', by: 'system' },
    ]);
  });

  it('is kept by the schedule of every minute', async () => {
    const id = await plan(Date.now() + 4000);
    await expect
      .poll(async () => [await runVerb('send-planned-notices'), await seen()], { timeout: 60_000 })
      .toContainEqual([id]);
  });

  it('passes over one that was sent already, and sends the others', async () => {
    const at = Date.now() + HOUR;
    const [sentBefore, other] = [await plan(at), await plan(at)];
    const { notice, version } = (await planned()).find(
      ({ id }) => id === sentBefore,
    ) as Listed['planned'][number];
    const { send_at: _at, ...words } = notice;
    expect((await send({ ...words, id: sentBefore, version })).status).toBe(200);
    // As a save does that began before the notice was sent, and ended after that.
    await stored.plannedNotices(sentBefore).set({ ...words, send_at: at });
    expect(await sendPlannedNotices({ ctx: contextAt({ real: at }) })).toEqual({ sent: 1 });
    expect((await seen()).toSorted()).toEqual([sentBefore, other].toSorted());
    expect(await planned()).toEqual([]);
  });

  it('is over for staff who save, remove or send it then', async () => {
    const at = Date.now() + HOUR;
    const id = await plan(at);
    const version = await versionOf(id);
    await sendPlannedNotices({ ctx: contextAt({ real: at }) });
    const words = noticeFor(draft, { message: 'Too late.' });
    const saved = await save({ ...words, id, version });
    const removed = await request('removeNotice', { token: ranger.token, body: { id, version } });
    expect([saved.status, removed.status]).toEqual([409, 409]);
    expect(await saved.json()).toMatchObject({ alert: 'This notice was sent meanwhile.' });
    const { publish: _publish, ...notice } = words.notice;
    const others = await send({ ...notice, id, version });
    expect(others.status).toBe(409);
    expect(await others.json()).toMatchObject({ alert: 'This notice was sent meanwhile.' });
    expect((await liveSite()).notices.map(({ message }) => message)).toEqual([
      'The whole pride came down to drink.',
    ]);
    expect(await planned()).toEqual([]);
  });
});

describe('a draft that staff send', () => {
  const words = { caption: '', message: 'The elephants are at the gate.', timeout: 8000 };

  it('waits no longer, and is sent once however often the call is repeated', async () => {
    const body = noticeFor(draft);
    await save(body);
    const version = await versionOf(body.id);
    const answers = [
      await send({ ...words, id: body.id, version }),
      await send({ ...words, id: body.id, version }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await liveSite()).notices).toMatchObject([{ id: body.id, message: words.message }]);
    expect(await planned()).toEqual([]);
    expect(await recordsOf(stored.sitewideNotices(body.id).path)).toMatchObject([
      { action: 'notice.send', by: ranger.uid },
    ]);
  });

  it('is not sent over the change of a colleague', async () => {
    const body = noticeFor(draft);
    await save(body);
    const version = await versionOf(body.id);
    const changed = noticeFor(draft, { message: 'Not yet, please.' });
    await save({ ...changed, id: body.id, version }, colleague);
    const refused = await send({ ...words, id: body.id, version });
    expect(refused.status).toBe(409);
    expect(await seen()).toEqual([]);
    expect((await planned()).map(({ notice }) => notice.message)).toEqual(['Not yet, please.']);
  });
});
