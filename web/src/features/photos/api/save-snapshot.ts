import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { snapshotKey } from '@boma/domain/photos/snapshot-key.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { putFile } from '../../../lib/put-file.ts';
import { serverNow } from '../../../lib/server-clock.ts';

/** Where the saving of a snapshot has got to. */
export type Saving =
  | { readonly step: 'starting' }
  /** From 0 to 100. */
  | { readonly step: 'uploading'; readonly percent: number }
  | { readonly step: 'validating' };

export interface SnapshotToSave {
  readonly stream: StreamView;
  readonly uid: string;
  readonly jpeg: Blob;
  /** What the viewer wrote about it. */
  readonly title: string;
  readonly alt: string;
}

interface Listener {
  readonly onStep: (saving: Saving) => void;
  readonly signal: AbortSignal;
}

/** An address without its query. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

/** What names the upload afterwards: its address, where that ends with the key, else the key. */
export function referenceOf(url: string, key: string): string {
  const address = withoutQuery(url);
  return address.endsWith(`/${key}`) ? address : key;
}

/** Uploads a picture. Answers what names it for `POST /api/photo`. */
export async function uploadSnapshot(
  { stream, uid, jpeg }: SnapshotToSave,
  listener: Listener,
): Promise<string> {
  listener.onStep({ step: 'starting' });
  const key = snapshotKey({ uid, streamSlug: stream.slug, takenAt: serverNow() });
  const { url, additionalData } = (await callApi('uploadLink', { query: { name: key } })).data;
  listener.signal.throwIfAborted();
  listener.onStep({ step: 'uploading', percent: 0 });
  const onPercent = (percent: number) => listener.onStep({ step: 'uploading', percent });
  await putFile({ url, headers: additionalData, file: jpeg }, { onPercent, signal: listener.signal });
  return referenceOf(url, key);
}

/** Milliseconds. The server encodes two pictures, and its first call of the day loads what it needs for that. */
const PUBLISHING_TIMEOUT = 40_000;

/** Publishes an uploaded picture. */
export async function publishSnapshot(
  { stream, title, alt }: SnapshotToSave,
  storage_reference: string,
  { onStep }: Listener,
): Promise<PhotoView> {
  onStep({ step: 'validating' });
  const body = { title, alt, stream_id: stream.id, storage_reference };
  return (await callApi('savePhoto', { body }, { timeout: PUBLISHING_TIMEOUT })).data;
}
