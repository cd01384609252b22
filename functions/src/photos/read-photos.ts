import { type PhotoWithId, toPhotoView } from '@boma/domain/photos/photos.policy.ts';
import type { Photo, PhotoView } from '@boma/domain/photos/photos.schema.ts';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { objectAddress } from '../platform/bucket.ts';
import type { Log } from '../platform/log.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** A photo with its id, undefined when there is none or when it is malformed. */
export function readPhoto(document: DocumentSnapshot<Photo>, log: Log): PhotoWithId | undefined {
  const photo = readWellFormed(document, log);
  return photo && { ...photo, id: document.id };
}

export const readPhotos = (snapshot: QuerySnapshot<Photo>, log: Log): PhotoWithId[] =>
  snapshot.docs.flatMap((document) => readPhoto(document, log) ?? []);

/** A photo as everyone may see it, with the addresses of its pictures. */
export const viewOf = (photo: PhotoWithId): PhotoView => toPhotoView(photo, objectAddress);
