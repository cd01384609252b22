import type { Action } from '@boma/domain/access/access.ts';
import { sightingStillPath } from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import { SIGHTING_TEXTS } from '@boma/domain/sightings/sightings.constants.ts';
import { firstInDays } from '@boma/domain/sightings/sightings.policy.ts';
import type { PostSightingInput, Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import {
  type Animals,
  isProtected,
  type SpeciesFacts,
  speciesWords,
} from '@boma/domain/sightings/species.ts';
import { coverOf } from '@boma/domain/streams/streams.policy.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import { namesProtected } from '@boma/domain/words/protected-words.ts';
import { PROTECTED_TEXT } from '@boma/domain/words/words.constants.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { foldTail } from '../chat/fold-tail.ts';
import { PUBLISH_ATTEMPTS, preparePublication } from '../live/publish.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx, SystemCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { media } from '../platform/params.ts';
import { queueAlertEvent } from '../platform/queue-event.ts';
import { recentAnimals } from '../platform/read-animals.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { fetchStill } from './fetch-still.ts';
import { sightingsSection } from './publish-sightings.ts';
import { messageIdOf, messageOf, SIGHTING_CHAT } from './sighting-message.ts';

/** Staff, or the system under the action that its caller names. */
export type SightingCtx = StaffCtx | (SystemCtx & { readonly action: Action });

type Facts = Pick<Sighting, 'id' | 'created_ts' | 'caption' | 'message' | 'stream' | 'species' | 'count'>;

interface Reported {
  readonly input: PostSightingInput;
  readonly animals: Animals;
  readonly now: number;
}

const factsOf = (
  id: string,
  { input: { stream, species, count, message }, animals, now }: Reported,
): Facts => ({
  id,
  created_ts: Math.floor(now / 1000),
  caption: speciesWords(species, count, animals),
  message,
  stream: { slug: stream },
  species,
  count,
});

/** @throws AppError `invalid-input` for an animal that the site does not know, or that staff have hidden. */
function requireAnimal(animals: Animals, name: string): SpeciesFacts {
  const facts = animals.get(name);
  if (!facts || facts.hidden)
    throw new AppError('invalid-input', { errors: { species: [SIGHTING_TEXTS.species] } });
  return facts;
}

/** @throws AppError `not-found` for an unknown camera and for a draft; `invalid-input` for an unknown kind of alert. */
async function requireSources(
  ctx: SightingCtx,
  { stream: slug, notification_category_id }: PostSightingInput,
  { category }: SpeciesFacts,
) {
  const stream = await findPublicStream(ctx, slug);
  if (!stream) throw new AppError('not-found');
  if (notification_category_id === undefined) return { stream, category };
  const kind = await store.notificationCategories(String(notification_category_id)).get();
  if (!kind.exists)
    throw new AppError('invalid-input', { errors: { notification_category_id: [SIGHTING_TEXTS.category] } });
  return { stream, category: notification_category_id };
}

/**
 * What an earlier call with this id has answered. Undefined: there was none.
 * @throws AppError `conflict` if what it has stored was removed since. The message about it stays, without its words.
 */
async function earlierAnswer(
  ctx: SightingCtx,
  transaction: Transaction,
  id: string,
): Promise<Sighting | null | undefined> {
  const documents = [store.sightings(id), store.withheldSightings(id), store.chat(messageIdOf(id))] as const;
  const [shown, withheld, message] = await readDocuments(transaction, ...documents);
  if (!shown.exists && !withheld.exists) {
    if (message.exists) throw new AppError('conflict', { alert: SIGHTING_TEXTS.removed });
    return undefined;
  }
  if ('trail' in ctx) recordNoChange(ctx);
  return shown.data() ?? null;
}

/** A protected species leaves no trace that viewers can read: no still, no message, nothing live. */
async function withhold(ctx: SightingCtx, facts: Facts): Promise<Sighting | null> {
  const document = store.withheldSightings(facts.id);
  return firestore().runTransaction(async (transaction) => {
    const earlier = await earlierAnswer(ctx, transaction, facts.id);
    if (earlier !== undefined) return earlier;
    transaction.create(document, facts);
    recordAction(ctx, transaction, { target: document.path, after: { ...facts } });
    return null;
  });
}

async function lastSeen(transaction: Transaction, species: string): Promise<number | undefined> {
  const last = store.sightings.all().where('species', '==', species).orderBy('created_ts', 'desc').limit(1);
  return (await transaction.get(last)).docs[0]?.data().created_ts;
}

interface Shown {
  readonly stream: Stream;
  readonly category: number;
  readonly now: number;
}

/** Stores the sighting, its still and its message, and publishes it, in one transaction. */
async function show(
  ctx: SightingCtx,
  facts: Facts,
  { stream, category, now }: Shown,
): Promise<Sighting | null> {
  const jpeg = await fetchStill(stream, now);
  const avatar = jpeg === undefined ? coverOf(stream, media()) : sightingStillPath(facts.id);
  return firestore().runTransaction(
    async (transaction) => {
      const earlier = await earlierAnswer(ctx, transaction, facts.id);
      if (earlier !== undefined) return earlier;
      const first_in_days = firstInDays(facts.created_ts, await lastSeen(transaction, facts.species));
      const sighting = { ...facts, avatar, notification_category_id: category, first_in_days };
      const section = sightingsSection(now, { added: sighting });
      const publish = await preparePublication(ctx, transaction, section);
      transaction.create(store.sightings(facts.id), sighting);
      if (jpeg !== undefined) transaction.create(store.sightingStills(facts.id), { jpeg });
      transaction.create(store.chat(messageIdOf(facts.id)), messageOf(sighting));
      queueAlertEvent(ctx, transaction, {
        id: facts.id,
        kind: 'sighting',
        at: now,
        camera: stream.slug,
        camera_name: stream.name,
        species: facts.species,
        category,
        caption: facts.caption,
        message: facts.message,
      });
      recordAction(ctx, transaction, { target: store.sightings(facts.id).path, after: { ...sighting } });
      publish();
      return sighting;
    },
    { maxAttempts: PUBLISH_ATTEMPTS },
  );
}

/**
 * Stores a sighting with the still of this moment, and shows it on every open page and in the chat. One of a protected
 * species is stored for the rangers alone; the answer is then null. A call with the id of an earlier one stores nothing and
 * answers what that one did.
 * @throws AppError as `requireAnimal`, `requireSources` and `earlierAnswer`; `invalid-input` for a note that names a protected species.
 */
export async function postSighting({
  ctx,
  input,
}: {
  ctx: SightingCtx;
  input: PostSightingInput;
}): Promise<Sighting | null> {
  // The note of a lion may name a rhino too, and everybody reads it.
  if (!isProtected(input.species) && namesProtected(input.message))
    throw new AppError('invalid-input', { errors: { message: [PROTECTED_TEXT] } });
  const animals = await recentAnimals();
  const { stream, category } = await requireSources(ctx, input, requireAnimal(animals, input.species));
  const now = await ctx.clock.now();
  const facts = factsOf(input.id ?? store.sightings.all().doc().id, { input, animals, now });
  if (isProtected(facts.species)) return withhold(ctx, facts);
  const sighting = await show(ctx, facts, { stream, category, now });
  if (!sighting) return null;
  // The message is stored. If the fold fails, the trigger folds again.
  await foldTail({ ctx, input: { chat: SIGHTING_CHAT, id: messageIdOf(sighting.id) } }).catch(
    (error: unknown) => ctx.log.error('chat-fold', error),
  );
  return sighting;
}
