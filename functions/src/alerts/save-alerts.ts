import type { AlertSettings, AlertsView } from '@boma/domain/alerts/alert-settings.schema.ts';
import { ALERT_TEXTS } from '@boma/domain/alerts/alerts.constants.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { changeAlerts } from './change-alerts.ts';

const refuse = (field: 'mail' | 'cameras', text: string) =>
  new AppError('invalid-input', { errors: { [field]: [text] } });

/** Cameras that were picked before stay: one of them may have been removed since. */
async function requireCameras(ctx: ActiveUserCtx, slugs: readonly string[]): Promise<void> {
  const before = dataIfWellFormed(await store.alerts(ctx.user.uid).get())?.cameras ?? [];
  const added = slugs.filter((slug) => !before.includes(slug));
  const found = await Promise.all(added.map((slug) => findPublicStream(ctx, slug)));
  if (found.includes(undefined)) throw refuse('cameras', ALERT_TEXTS.camera);
}

/**
 * Stores what the caller wants to hear of while away.
 * @throws AppError `invalid-input` for an unknown camera, and for mails to an address that is not confirmed; as
 * `changeAlerts`.
 */
export async function saveAlerts({
  ctx,
  input,
}: {
  ctx: ActiveUserCtx;
  input: AlertSettings;
}): Promise<AlertsView> {
  if (input.mail && !ctx.account.emailVerified) throw refuse('mail', ALERT_TEXTS.unverified);
  await requireCameras(ctx, input.cameras);
  return changeAlerts(ctx, () => input);
}
