import type { Ctx } from '../platform/context.ts';
import { publishSchedule } from './publish-schedule.ts';
import { publishShowTypes } from './publish-show-types.ts';

/**
 * Publishes the kinds of show, and the shows, which contain the title and the picture of their kind. A failure is logged
 * alone: the change is stored, and the trigger publishes it too.
 */
export async function publishKinds(ctx: Ctx): Promise<void> {
  try {
    await publishShowTypes({ ctx });
    await publishSchedule({ ctx });
  } catch (error) {
    ctx.log.error('show-type-publication', error);
  }
}
