import { deletedMessage } from '@boma/domain/chat/stored-message.schema.ts';
import type { Sighting, WithheldSighting } from '@boma/domain/sightings/sightings.schema.ts';
import { foldTail } from '../chat/fold-tail.ts';
import { PUBLISH_ATTEMPTS, preparePublication } from '../live/publish.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import type { SightingCtx } from './post-sighting.ts';
import { sightingsSection } from './publish-sightings.ts';
import { messageIdOf, SIGHTING_CHAT } from './sighting-message.ts';

/** What the rangers keep of a sighting that is withheld: the facts, and nothing that viewers could see. */
const toWithheld = ({ id, created_ts, caption, message, stream, species, count }: Sighting) =>
  ({ id, created_ts, caption, message, stream, species, count }) satisfies WithheldSighting;

interface Removal {
  readonly id: string;
  /** The rangers keep the facts. */
  readonly isWithheld?: boolean;
}

/** True if there was such a sighting. */
async function remove(ctx: SightingCtx, { id, isWithheld = false }: Removal): Promise<boolean> {
  const document = store.sightings(id);
  const message = store.chat(messageIdOf(id));
  const now = await ctx.clock.now();
  return firestore().runTransaction(
    async (transaction) => {
      const before = (await transaction.get(document)).data();
      if (!before) return false;
      const hasMessage = (await transaction.get(message)).exists;
      const publish = await preparePublication(ctx, transaction, sightingsSection(now, { removed: id }));
      transaction.delete(document);
      transaction.delete(store.sightingStills(id));
      if (hasMessage) transaction.update(message, store.chat.patch(deletedMessage(ctx.clock.real())));
      if (isWithheld) transaction.set(store.withheldSightings(id), toWithheld(before));
      recordAction(ctx, transaction, { target: document.path, before: { ...before } });
      publish();
      return true;
    },
    { maxAttempts: PUBLISH_ATTEMPTS },
  );
}

/** Removes a sighting, its still and its message in the chat. One that is gone already is no error. */
export async function removeSighting({ ctx, input }: { ctx: SightingCtx; input: Removal }): Promise<void> {
  const { id } = input;
  if (!(await remove(ctx, input))) {
    if ('trail' in ctx) recordNoChange(ctx);
    return;
  }
  await foldTail({ ctx, input: { chat: SIGHTING_CHAT, id: messageIdOf(id) } }).catch((error: unknown) =>
    ctx.log.error('chat-fold', error),
  );
}
