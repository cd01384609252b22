import { DOWN_MS, DUTY_GOOD_FOR_MS } from '@boma/domain/alerts/duty.constants.ts';
import { cameraEvent, healthEvent } from '@boma/domain/alerts/duty-events.ts';
import { staffPath } from '@boma/domain/content-paths.ts';
import { faultOf } from '@boma/domain/streams/camera-fault.ts';
import { areMailsStuck } from '../mails/unsent-mails.ts';
import type { Ctx } from '../platform/context.ts';
import { queueAlertEventOnce } from '../platform/queue-event.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

const FAULTS = {
  unlocked: 'Everybody can watch this members’ camera.',
  codec: 'Most browsers cannot play this camera.',
} as const;

/** Queues the cameras that have shown no picture for three minutes. Their return is queued by `announceReturns`. */
export async function announceDown({ ctx }: { ctx: Ctx }): Promise<void> {
  const now = ctx.clock.real();
  const found = await store.streamOutages.all().where('ended_at', '==', null).get();
  for (const { slug, began_at } of wellFormed(found, ctx.log)) {
    if (now - began_at < DOWN_MS || now - began_at > DUTY_GOOD_FOR_MS) continue;
    const camera = await findPublicStream(ctx, slug);
    if (!camera || camera.maintenance) continue;
    await queueAlertEventOnce(ctx, cameraEvent('camera-down', camera, { since: began_at, at: now }));
  }
}

/** Queues what does not work although nothing is off the air: cameras that are set up wrongly, and mails that do not leave. */
export async function announceHealth({ ctx }: { ctx: Ctx }): Promise<void> {
  const at = ctx.clock.real();
  const checks = dataIfWellFormed(await store.streamChecks().get())?.streams ?? {};
  for (const [slug, check] of Object.entries(checks)) {
    const fault = faultOf(check);
    const camera = fault && (await findPublicStream(ctx, slug));
    if (camera)
      await queueAlertEventOnce(
        ctx,
        healthEvent(
          { title: `${camera.name} is set up wrongly`, body: FAULTS[fault], url: staffPath('cameras', slug) },
          { id: `${fault}.${slug}`, at },
        ),
      );
  }
  if (await areMailsStuck(at))
    await queueAlertEventOnce(
      ctx,
      healthEvent(
        {
          title: 'Mails do not leave',
          body: 'The mail server has taken none for twenty minutes.',
          url: staffPath('mails'),
        },
        { id: 'mails', at },
      ),
    );
}
