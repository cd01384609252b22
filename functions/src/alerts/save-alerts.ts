import { type AlertSettings, type AlertsView, NO_ALERTS } from '@boma/domain/alerts/alert-settings.schema.ts';
import { ALERT_TEXTS } from '@boma/domain/alerts/alerts.constants.ts';
import { AppError } from '@boma/domain/errors.ts';
import { isOffered } from '@boma/domain/sightings/species.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { recentAnimals } from '../platform/read-animals.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { changeAlerts } from './change-alerts.ts';

const refuse = (field: 'mail' | 'cameras' | 'species', text: string) =>
  new AppError('invalid-input', { errors: { [field]: [text] } });

/** What was picked before stays: a camera may have been removed since, an animal hidden. */
async function requirePicks(
  ctx: ActiveUserCtx,
  { cameras, species }: Pick<AlertSettings, 'cameras' | 'species'>,
): Promise<void> {
  const before = dataIfWellFormed(await store.alerts(ctx.user.uid).get()) ?? NO_ALERTS;
  const added = cameras.filter((slug) => !before.cameras.includes(slug));
  const found = await Promise.all(added.map((slug) => findPublicStream(ctx, slug)));
  if (found.includes(undefined)) throw refuse('cameras', ALERT_TEXTS.camera);
  const animals = await recentAnimals();
  if (species.some((name) => !before.species.includes(name) && !isOffered(animals, name)))
    throw refuse('species', ALERT_TEXTS.species);
}

/**
 * Stores what the caller wants to hear of while away.
 * @throws AppError `invalid-input` for an unknown camera or animal, and for mails to an address that is not confirmed; as
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
  await requirePicks(ctx, input);
  return changeAlerts(ctx, () => input);
}
