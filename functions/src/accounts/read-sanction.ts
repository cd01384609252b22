import { collections } from '@boma/domain/collections.ts';
import { type Sanction, sanctionSchema } from '@boma/domain/moderation/sanctions.schema.ts';
import { readDocument } from '../platform/firestore.ts';

/** What staff have said about a person, be it over or not: `activeSanction` tells. */
export function readSanction(uid: string): Promise<Sanction | undefined> {
  return readDocument(`${collections.sanctions}/${uid}`, sanctionSchema);
}
