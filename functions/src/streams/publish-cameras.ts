import type { Ctx } from '../platform/context.ts';
import { publishStreams } from './publish-streams.ts';

/**
 * Publishes the cameras in the call that has changed one: a trigger may start cold. A failure is logged alone, because the
 * change is stored, and the trigger publishes it too.
 */
export async function publishCameras(ctx: Ctx): Promise<void> {
  await publishStreams({ ctx }).catch((error: unknown) => ctx.log.error('camera-publication', error));
}
