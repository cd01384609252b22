import { isSlug } from '../slug-pattern.ts';

/** What the storage key of an upload says. */
export interface SnapshotKey {
  readonly uid: string;
  readonly streamSlug: string;
  /** Unix milliseconds by the uploader's clock. */
  readonly takenAt: number;
}

const PATTERN = /^snapshots\/(\d{4}\/\d{2}\/\d{2})\/([\w-]{1,128})\/\2-([a-z0-9-]+)-(\d{13})\.jpg$/;

const dayOf = (millis: number) => new Date(millis).toISOString().slice(0, 10).replaceAll('-', '/');

/**
 * The key that a snapshot is uploaded under:
 * `snapshots/{year}/{month}/{day}/{userId}/{userId}-{streamSlug}-{timestamp}.jpg`. The day is that of the timestamp in UTC.
 */
export const snapshotKey = ({ uid, streamSlug, takenAt }: SnapshotKey): string =>
  `snapshots/${dayOf(takenAt)}/${uid}/${uid}-${streamSlug}-${takenAt}.jpg`;

/** What a key says, undefined for text that is no key. Only the exact spelling of `snapshotKey` is one. */
export function parseSnapshotKey(text: string): SnapshotKey | undefined {
  const [, , uid = '', streamSlug = '', timestamp = ''] = PATTERN.exec(text) ?? [];
  if (uid === '' || !isSlug(streamSlug)) return undefined;
  const key = { uid, streamSlug, takenAt: Number(timestamp) };
  return snapshotKey(key) === text ? key : undefined;
}

/**
 * The key in a storage reference, which is the upload address without its query. Undefined for other text. The host is
 * not looked at: the server opens the key in its own bucket only.
 */
export function keyOfReference(reference: string): string | undefined {
  if (parseSnapshotKey(reference)) return reference;
  const [, key = ''] = /^https?:\/\/[\w.:-]+\/[\w.-]+\/(snapshots\/[^?#]*)$/.exec(reference) ?? [];
  return parseSnapshotKey(key) ? key : undefined;
}
