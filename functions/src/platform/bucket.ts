import type { File } from '@google-cloud/storage';
import { isEmulator } from './params.ts';

/** The site's bucket. Deployed functions and the functions emulator name it in FIREBASE_CONFIG, scripts and tests do not. */
export function bucketName(): string {
  const { storageBucket }: { storageBucket?: unknown } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}');
  return typeof storageBucket === 'string'
    ? storageBucket
    : `${process.env.GCLOUD_PROJECT ?? 'none'}.appspot.com`;
}

/** Where the Storage emulator listens, undefined in production. */
function emulatorOrigin(): string | undefined {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return host ? `http://${host}` : undefined;
}

/** One object of the site's bucket. The SDK is loaded at its first use: most calls never need it. */
async function objectAt(name: string): Promise<File> {
  const [{ getApps, initializeApp }, { getStorage }, { IdempotencyStrategy }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/storage'),
    import('@google-cloud/storage'),
  ]);
  const bucket = getStorage(getApps()[0] ?? initializeApp()).bucket(bucketName());
  // No name is ever given to another file, so a call that is sent again after a lost connection changes nothing.
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket.file(name);
}

/** The address of an object that `storage.rules` lets everyone read. */
export function objectAddress(name: string): string {
  const origin = emulatorOrigin() ?? 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${bucketName()}/o/${encodeURIComponent(name)}?alt=media`;
}

const isMissing = (error: unknown) => (error as { code?: unknown } | undefined)?.code === 404;

/** The bytes of an object, undefined when there is none or when it has more than `most` bytes. */
export async function readObject(name: string, most: number): Promise<Buffer | 'missing' | 'too-large'> {
  const object = await objectAt(name);
  try {
    const [{ size }] = await object.getMetadata();
    if (Number(size) > most) return 'too-large';
    const [bytes] = await object.download();
    return bytes;
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/** Stores a file that never changes under this name. */
export async function saveObject(name: string, bytes: Buffer, contentType: string): Promise<void> {
  const object = await objectAt(name);
  await object.save(bytes, {
    resumable: false,
    contentType,
    metadata: { cacheControl: 'public, max-age=31536000, immutable', contentDisposition: 'inline' },
  });
}

/** Deletes an object. One that is gone is no error. */
export async function deleteObject(name: string): Promise<void> {
  try {
    await (await objectAt(name)).delete();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Where an object may be uploaded to by one PUT with these headers. */
export interface UploadTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface UploadOptions {
  readonly contentType: string;
  readonly maxBytes: number;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

/**
 * A V4-signed URL for one PUT. The signature binds the headers: Cloud Storage refuses another type, more bytes, and an
 * upload over an existing object.
 */
export async function signUpload(
  object: File,
  { contentType, maxBytes, expiresAt }: UploadOptions,
): Promise<UploadTarget> {
  const bound = { 'x-goog-content-length-range': `1,${maxBytes}`, 'x-goog-if-generation-match': '0' };
  const [url] = await object.getSignedUrl({
    version: 'v4',
    action: 'write',
    expires: expiresAt,
    contentType,
    extensionHeaders: bound,
  });
  return { url, headers: { 'content-type': contentType, ...bound } };
}

/** The Storage emulator checks no signature, but it has upload sessions. */
async function openSession(origin: string, object: File, contentType: string): Promise<UploadTarget> {
  const bucket = object.bucket.name;
  const query = new URLSearchParams({ uploadType: 'resumable', name: object.name });
  const answer = await fetch(`${origin}/upload/storage/v1/b/${bucket}/o?${query.toString()}`, {
    method: 'POST',
    headers: { 'x-upload-content-type': contentType, 'content-type': 'application/json' },
    body: '{}',
  });
  const url = answer.headers.get('location');
  if (!answer.ok || !url) throw new Error(`The Storage emulator opened no upload: ${answer.status}.`);
  return {
    url,
    headers: { 'content-type': contentType },
  };
}

/** Opens an upload of one object: a signed URL in production, a session on the emulator. */
export async function openUpload(name: string, options: UploadOptions): Promise<UploadTarget> {
  const object = await objectAt(name);
  const origin = emulatorOrigin();
  if (origin && isEmulator()) return openSession(origin, object, options.contentType);
  return signUpload(object, options);
}
