import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoIdOf } from '../../functions/src/photos/photo-ids.ts';
import { saveObject } from '../../functions/src/platform/bucket.ts';
import { call, request } from '../support/api.ts';
import { runVerb } from '../support/payments.ts';
import { registerViewer, type Viewer } from '../support/people/viewers.ts';
import { newKey, objectsBelow, snapshotJpeg, upload } from '../support/photos.ts';
import { stored } from '../support/stored.ts';

const HOUR = 3_600_000;
const TAU = 1;

const save = (storage_reference: string, { token }: Pick<Viewer, 'token'>) =>
  request('savePhoto', { token, body: { title: 'Two lions', stream_id: TAU, storage_reference } });
const uploadsOf = async ({ uid }: Pick<Viewer, 'uid'>) =>
  (await stored.photoUploads.all().where('uid', '==', uid).get()).docs;
const photosOf = async ({ uid }: Pick<Viewer, 'uid'>) =>
  (await call('searchPhotos', { body: { filters: { user: uid } } })).data;

/** Sends the first bytes of an upload that promises more, and breaks the connection. */
function sendPart(
  { url, additionalData }: { url: string; additionalData: Record<string, string> },
  body: Buffer,
  length: number,
): Promise<void> {
  return new Promise((resolve) => {
    const headers = { ...additionalData, 'content-length': body.length };
    const sending = httpRequest(url, { method: 'PUT', headers });
    sending.on('error', () => resolve());
    sending.write(body.subarray(0, length), () => sending.destroy(new Error('cut')));
  });
}

describe('a refused upload leaves nothing behind', () => {
  const sized = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } });

  it.each([
    ['a PNG', () => sized(1280, 720).png().toBuffer()],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a truncated JPEG', async () => (await snapshotJpeg()).subarray(0, -200)],
    ['nothing', async () => Buffer.alloc(0)],
    ['7 MB', async () => Buffer.concat([await snapshotJpeg(), Buffer.alloc(7_000_000)])],
    ['a JPEG of 8000 by 8000 pixels', () => sized(8000, 8000).jpeg().toBuffer()],
    ['a polyglot', async () => Buffer.concat([await snapshotJpeg(), Buffer.from('PK\u0003\u0004')])],
    ['the wrong size', () => sized(1279, 720).jpeg().toBuffer()],
  ])('R7-069 refuses %s', async (_what, make) => {
    const person = await registerViewer();
    const key = await upload(person, await make());
    const answer = await save(key, person);
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual(['storage_reference']);
    expect(errors.storage_reference?.[0]).toMatch(/\.$/);
    expect(await objectsBelow(key)).toEqual([]);
    expect(await uploadsOf(person)).toEqual([]);
    expect(await photosOf(person)).toEqual([]);
    expect((await save(await upload(person, await snapshotJpeg()), person)).status).toBe(200);
  });

  it.each([
    10, 50, 99,
  ])('an upload that is cut at %i %% makes no photo, and the next try works', async (percent) => {
    const person = await registerViewer();
    const [jpeg, key] = [await snapshotJpeg(), newKey(person)];
    const link = (await call('uploadLink', { token: person.token, query: { name: key } })).data;
    await sendPart(link, jpeg, Math.floor((jpeg.length * percent) / 100));
    expect((await save(key, person)).status).toBe(422);
    expect(await photosOf(person)).toEqual([]);
    expect(await objectsBelow(key)).toEqual([]);
    expect((await save(await upload(person, jpeg), person)).status).toBe(200);
    expect(await photosOf(person)).toHaveLength(1);
    expect(await uploadsOf(person)).toEqual([]);
  });

  it('a call that died with its pictures stored leaves none of them once the next try has saved the photo', async () => {
    const person = await registerViewer();
    const [key, dead] = [await upload(person, await snapshotJpeg()), `dead-${randomUUID()}`];
    const picturesIn = (folder = '') => objectsBelow(`photos/${folder}/`);
    for (const name of ['1280.jpg', '640.jpg'])
      await saveObject(`photos/${dead}/${name}`, Buffer.from('x'), 'image/jpeg');
    await stored.photoUploads(photoIdOf(key)).update({ folders: [dead] });
    expect(await picturesIn(dead)).toHaveLength(2);
    expect((await save(key, person)).status).toBe(200);
    expect(await picturesIn(dead)).toEqual([]);
    expect(await picturesIn((await stored.photos(photoIdOf(key)).get()).data()?.folder)).toHaveLength(2);
    expect(await objectsBelow(key)).toEqual([]);
    expect(await uploadsOf(person)).toEqual([]);
  });

  it('an upload that was given up is gone after one sweep, with pictures of an interrupted call', async () => {
    const person = await registerViewer();
    const [givenUp, fresh] = [
      await upload(person, await snapshotJpeg()),
      await upload(person, await snapshotJpeg()),
    ];
    for (const document of await uploadsOf(person))
      if (document.data().key === givenUp) await document.ref.update({ opened_at: Date.now() - HOUR - 1000 });
    await runVerb('sweep-uploads');
    expect(await objectsBelow(givenUp)).toEqual([]);
    expect(await objectsBelow(fresh)).toEqual([fresh]);
    expect((await save(givenUp, person)).status).toBe(422);
    expect((await save(fresh, person)).status).toBe(200);
  });
});
