import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymiseModeration } from '../../functions/src/moderation/anonymise-moderation.ts';
import { call, request } from '../support/api.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';

let zoomie: Viewer;
let admin: Viewer;
beforeAll(async () => {
  [zoomie, admin] = [await registerStaff('zoomie'), await registerStaff('admin')];
});

const notesOf = async (uid: string, { token } = zoomie) =>
  (await call('listNotes', { token, params: { uid } })).data.notes;
const add = (uid: string, text: unknown, { token } = zoomie) =>
  request('addNote', { token, body: { uid, text } });
const remove = (id: string, { token } = zoomie) => request('removeNote', { token, body: { id } });

describe('a note about a user', () => {
  it('has its writer and its time, is cleaned, and stands above older ones', async () => {
    const { uid } = await registerViewer();
    const before = Date.now();
    expect((await add(uid, ' Was <b>kind</b>. ')).status).toBe(200);
    expect((await add(uid, 'Called us.', admin)).status).toBe(200);
    const notes = await notesOf(uid);
    expect(notes).toMatchObject([
      { by: admin.displayName, text: 'Called us.', may_remove: false },
      { by: zoomie.displayName, text: 'Was kind.', may_remove: true },
    ]);
    expect(notes[1]?.written_at).toBeGreaterThanOrEqual(before);
    expect((await notesOf(uid, admin)).map(({ may_remove }) => may_remove)).toEqual([true, true]);
  });

  it('is reached page by page, however many there are', async () => {
    const { uid } = await registerViewer();
    const write = async (at: number) => {
      const document = stored.personNotes.all().doc(`${uid}-${String(at).padStart(2, '0')}`);
      // Two of each moment, so that a page may end between them.
      await document.set({ uid, by: zoomie.uid, text: `Note ${at}`, written_at: 1000 + Math.floor(at / 2) });
    };
    await Promise.all(Array.from({ length: 45 }, (_, at) => write(at)));
    const read = async (before?: string) =>
      (await call('listNotes', { token: zoomie.token, params: { uid }, query: before ? { before } : {} }))
        .data;
    const pages = [await read()];
    for (let last = pages.at(-1); last?.more; last = pages.at(-1)) {
      const end = last.notes.at(-1);
      pages.push(await read(`${end?.written_at}.${end?.id}`));
    }
    expect(pages.map(({ notes, more }) => [notes.length, more])).toEqual([
      [20, true],
      [20, true],
      [5, false],
    ]);
    const texts = pages.flatMap(({ notes }) => notes.map(({ text }) => text));
    expect(texts).toEqual(Array.from({ length: 45 }, (_, at) => `Note ${44 - at}`));
  });

  it('is recorded without its words, and removed by its writer or an admin alone', async () => {
    const [{ uid }, colleague] = [await registerViewer(), await registerStaff('zoomie')];
    await add(uid, 'Was kind.');
    await add(uid, 'Called us.');
    const [second, first] = (await notesOf(uid)).map(({ id }) => id);
    expect((await remove(first ?? '', colleague)).status).toBe(403);
    expect((await remove(first ?? '')).status).toBe(200);
    expect((await remove(second ?? '', admin)).status).toBe(200);
    expect((await remove(second ?? '', admin)).status).toBe(404);
    expect(await notesOf(uid)).toEqual([]);
    const records = (await stored.auditLog.all().where('person', '==', uid).get()).docs.map((record) =>
      record.data(),
    );
    expect(records.map(({ action }) => action).toSorted()).toEqual([
      'note.add',
      'note.add',
      'note.remove',
      'note.remove',
    ]);
    expect(JSON.stringify(records)).not.toMatch(/kind|Called/);
  });

  it('is stored and recorded once under its id, which opens no other note', async () => {
    const [{ uid }, other] = [await registerViewer(), await registerViewer()];
    const body = { id: randomUUID(), uid, text: 'Was kind.' };
    const send = (change: object = {}, { token } = zoomie) =>
      request('addNote', { token, body: { ...body, ...change } });
    for (const answer of await Promise.all([send(), send()])) expect(answer.status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await send({}, admin)).status).toBe(409);
    expect((await send({ uid: other.uid })).status).toBe(409);
    expect((await send({ id: 'mine' })).status).toBe(422);
    expect(await notesOf(uid)).toMatchObject([{ id: body.id, by: zoomie.displayName, text: 'Was kind.' }]);
    expect(await notesOf(other.uid)).toEqual([]);
    const records = await stored.auditLog.all().where('person', 'in', [uid, other.uid]).get();
    expect(records.docs.map((record) => record.data().action)).toEqual(['note.add']);
  });

  it('needs words within the limit that name no protected species, and a user', async () => {
    const { uid } = await registerViewer();
    const errorsOf = async (text: unknown) => {
      const answer = await add(uid, text);
      return [answer.status, ((await answer.json()) as { errors?: { text?: string[] } }).errors?.text];
    };
    expect(await errorsOf(' ')).toEqual([422, ['Please write the note.']]);
    expect(await errorsOf('a'.repeat(601))).toEqual([422, ['A note has at most 600 characters.']]);
    expect((await errorsOf('Said where the rhino is.'))[0]).toBe(422);
    expect(await notesOf(uid)).toEqual([]);
    expect((await add('nobody', 'Was kind.')).status).toBe(404);
  });

  it('is for staff, and in the data file of the user without its writer', async () => {
    const viewer = await registerViewer();
    await add(viewer.uid, 'Was kind.');
    expect((await add(viewer.uid, 'Was kind.', viewer)).status).toBe(403);
    const asViewer = { token: viewer.token, params: { uid: viewer.uid } };
    expect((await request('listNotes', asViewer)).status).toBe(403);
    const { held } = (await call('showData', { token: viewer.token })).data;
    expect(held.notes_of_rangers).toMatchObject([{ text: 'Was kind.' }]);
    expect(JSON.stringify(held)).not.toContain(zoomie.uid);
  });

  it('about oneself says not who wrote it, and stays', async () => {
    const [self, colleague] = [await registerStaff('admin'), await registerStaff('zoomie')];
    await add(self.uid, 'Was late.', colleague);
    const [note] = await notesOf(self.uid, self);
    expect(note).toMatchObject({ by: null, text: 'Was late.', may_remove: false });
    expect((await remove(note?.id ?? '', self)).status).toBe(403);
    expect(await notesOf(self.uid)).toMatchObject([{ by: colleague.displayName }]);
    expect((await remove(note?.id ?? '', admin)).status).toBe(200);
  });

  it('names no writer whose account is deleted', async () => {
    const [{ uid }, leaver] = [await registerViewer(), await registerStaff('zoomie')];
    await add(uid, 'Was kind.', leaver);
    const standIn = { author: 'A former viewer', user_id: 'stand-in' };
    await anonymiseModeration({ input: { uid: leaver.uid, standIn } });
    expect(await notesOf(uid)).toMatchObject([{ by: null, text: 'Was kind.' }]);
    const { docs } = await stored.personNotes.all().where('uid', '==', uid).get();
    expect(docs.map((note) => note.data().by)).toEqual([null]);
  });
});
