import { CONTACT_SHOWN } from '@boma/domain/contact/contact.constants.ts';
import type { ContactView } from '@boma/domain/contact/contact.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** The newest messages to the rangers in this state. */
export async function listContact({
  ctx,
  input: { state },
}: {
  ctx: StaffCtx;
  input: { state: ContactView['state'] };
}): Promise<ContactView[]> {
  const ofState = store.contactMessages.all().where('state', '==', state);
  const { docs } = await ofState.orderBy('sent_at', 'desc').limit(CONTACT_SHOWN).get();
  return docs.flatMap((document) => {
    const message = readWellFormed(document, ctx.log);
    if (!message) return [];
    const { uid: _writer, expires_at: _end, ...shown } = message;
    return [{ ...shown, id: document.id }];
  });
}
