import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { snapshotKey } from '@boma/domain/photos/snapshot-key.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
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

/**
 * Sends the picture. There is no time limit: a slow connection may take as long as it needs. Fetch reports no progress, so
 * this is an XMLHttpRequest.
 */
function put(
  url: string,
  headers: Readonly<Record<string, string>>,
  jpeg: Blob,
  { onStep, signal }: Listener,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    const fail = (reason: string) => end(() => reject(new Error(reason)));
    request.upload.onprogress = ({ loaded, total }) =>
      onStep({ step: 'uploading', percent: total > 0 ? Math.floor((loaded / total) * 100) : 0 });
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? end(resolve)
        : fail(`The upload was answered ${request.status}.`);
    request.onerror = () => fail('The upload broke off.');
    request.onabort = () => fail('The upload was cancelled.');
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.addEventListener('abort', abort);
    request.send(jpeg);
  });
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
  await put(url, additionalData, jpeg, listener);
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
