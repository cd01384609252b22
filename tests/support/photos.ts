import { randomUUID } from 'node:crypto';
import type { Photo, PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { snapshotKey } from '@boma/domain/photos/snapshot-key.ts';
import sharp from 'sharp';
import { call } from './api.ts';
import type { Viewer } from './people/viewers.ts';
import { project } from './run.ts';
import { stored } from './stored.ts';

/** The photographer of all photos that this file stores past the API. No account has this id. */
const PHOTOGRAPHER = 'photographer-of-tests';

const objects = () => {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '';
  return `http://${host}/storage/v1/b/${project()}.appspot.com/o`;
};

/** The names of all objects whose names begin with this. */
export async function objectsBelow(prefix: string): Promise<string[]> {
  const answer = await fetch(`${objects()}?${new URLSearchParams({ prefix, maxResults: '5000' })}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}

/** Stores a photo without pictures, past the API. An old one is on no first page. Answers its id. */
export async function newPhoto({
  isOld = false,
  ...change
}: Partial<Photo> & { isOld?: boolean } = {}): Promise<string> {
  const document = stored.photos.all().doc();
  await document.set({
    uid: PHOTOGRAPHER,
    author: 'Thandi',
    title: 'Two lions',
    alt: '',
    stream: { code: 'tau', name: 'Tau', slug: 'tau' },
    created_at: isOld ? 1_000_000_000_000 : Date.now(),
    folder: `${WITHOUT_FILES}${randomUUID()}`,
    thumbhash: '',
    view_count: 0,
    featured_at: null,
    described: null,
    species: null,
    film: null,
    ...change,
  });
  return document.id;
}

/** How the folder of a photo begins that a test has written past the API: it has no files. */
export const WITHOUT_FILES = 'test-';

/** The folder of a seeded photo, for photos whose pictures must be there and that no test deletes. */
export async function seededFolder(): Promise<string> {
  const folder = (await stored.photos('seed-photo-0-0').get()).data()?.folder;
  if (!folder) throw new Error('The seed has no photo.');
  return folder;
}

let noise: Promise<Buffer> | undefined;

/** A JPEG of the size of a snapshot. */
export function snapshotJpeg(): Promise<Buffer> {
  noise ??= sharp({
    create: { width: 1280, height: 720, channels: 3, background: '#8a6b3f' },
  })
    .jpeg({ quality: 100 })
    .toBuffer();
  return noise;
}

let lastMoment = 0;

/** A storage key of the user, each call another one. */
export function newKey({ uid }: Pick<Viewer, 'uid'>, streamSlug = 'tau'): string {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return snapshotKey({ uid, streamSlug, takenAt: lastMoment });
}

/** Asks for a link and uploads there. Answers the storage key. */
export async function upload(
  { uid, token }: Pick<Viewer, 'uid' | 'token'>,
  body: Buffer,
  key = newKey({ uid }),
): Promise<string> {
  const { url, additionalData } = (await call('uploadLink', { token, query: { name: key } })).data;
  const answer = await fetch(url, { method: 'PUT', headers: additionalData, body: new Uint8Array(body) });
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}.`);
  await answer.arrayBuffer();
  return key;
}

/** Takes, uploads and publishes a snapshot. */
export async function publishPhoto(
  person: Pick<Viewer, 'uid' | 'token'>,
  change: { title?: string; alt?: string } = {},
): Promise<PhotoView> {
  const storage_reference = await upload(person, await snapshotJpeg());
  const body = { title: 'Two lions at the dam', stream_id: 1, ...change, storage_reference };
  return (await call('savePhoto', { token: person.token, body })).data;
}
