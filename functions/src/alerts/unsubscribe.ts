import { AppError } from '@boma/domain/errors.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { isSameSecret } from '../platform/is-same-secret.ts';
import { store } from '../platform/store.ts';

/**
 * Ends the alerts by mail, and what staff on call get by mail, of the user whose key this is. Repeating it changes nothing.
 * @throws AppError `not-found` for a wrong key, and for a user who has no alerts any more.
 */
export async function unsubscribe({
  input: { uid, key },
}: {
  ctx: Ctx;
  input: { uid: string; key: string };
}): Promise<void> {
  if (!isDocumentId(uid)) throw new AppError('not-found');
  const document = store.alerts(uid);
  await firestore().runTransaction(async (transaction) => {
    const alerts = (await transaction.get(document)).data();
    const kept = alerts?.unsubscribe_key;
    if (!alerts || !kept || !isSameSecret(key, kept)) throw new AppError('not-found');
    if (!alerts.mail && alerts.duty.mail.length === 0) return;
    const mail_state = { ...alerts.mail_state, waiting: [] };
    transaction.update(
      document,
      store.alerts.patch({ mail: false, mail_state, duty: { ...alerts.duty, mail: [] } }),
    );
  });
}
