import { z } from 'zod';
import { orderInput, storedVersion, versionSchema } from '../editing.ts';
import { slug } from '../identifiers.ts';
import { streamChecksSchema } from './stream-checks.schema.ts';
import { streamOutageSchema } from './stream-outages.schema.ts';
import { cameraInput, streamSchema } from './streams.schema.ts';

/** How many outages of a camera staff see, the newest first. */
export const OUTAGES_SHOWN = 10;

/** A camera as staff see it. */
export const staffCameraSchema = z.object({
  version: storedVersion,
  camera: streamSchema,
  /** Its cover, or its newest still. */
  picture: z.string(),
  /** What the last check found. Null before the first. */
  check: streamChecksSchema.shape.streams.valueType.nullable(),
  outages: z.array(streamOutageSchema.pick({ began_at: true, ended_at: true })),
});
export type StaffCamera = z.output<typeof staffCameraSchema>;

export const saveCameraInput = z.strictObject({ version: versionSchema, camera: cameraInput });
export type SaveCameraInput = z.output<typeof saveCameraInput>;

export const removeCameraInput = z.strictObject({ version: versionSchema, slug });

export const orderCamerasInput = orderInput(slug, 'Please name the cameras.');
