import type { PictureShape } from '@boma/domain/pictures/pictures.constants.ts';
import { call } from './api.ts';
import { snapshotJpeg } from './photos.ts';

/** Uploads a picture of staff, and leaves it unpublished. Answers its id. */
export async function uploadPicture(token: string, shape: PictureShape, body: Buffer): Promise<string> {
  const { id, url, additionalData } = (await call('openPicture', { token, body: { shape } })).data;
  const answer = await fetch(url, { method: 'PUT', headers: additionalData, body: new Uint8Array(body) });
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}.`);
  await answer.arrayBuffer();
  return id;
}

/** Uploads and publishes a cover. Answers its address. */
export async function publishCover(token: string): Promise<string> {
  const id = await uploadPicture(token, 'cover', await snapshotJpeg());
  return (await call('savePicture', { token, body: { id } })).data.address;
}
