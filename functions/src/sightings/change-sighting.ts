import { AppError } from '@boma/domain/errors.ts';
import { SIGHTING_TEXTS } from '@boma/domain/sightings/sightings.constants.ts';
import type { ChangeSightingInput, Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { type Animals, isOffered, speciesWords } from '@boma/domain/sightings/species.ts';
import { namesProtected } from '@boma/domain/words/protected-words.ts';
import { PROTECTED_TEXT } from '@boma/domain/words/words.constants.ts';
import { changeInLists } from '../chat/change-in-lists.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { readAnimals } from '../platform/read-animals.ts';
import { store } from '../platform/store.ts';
import { publishSightings } from './publish-sightings.ts';
import { messageIdOf, messageOf, SIGHTING_CHAT } from './sighting-message.ts';

/** 'First lion in 9 days' holds for the animal that it was computed for. */
const corrected = (
  before: Sighting,
  sighting: ChangeSightingInput['sighting'],
  animals: Animals,
): Sighting => ({
  ...before,
  ...sighting,
  caption: speciesWords(sighting.species, sighting.count, animals),
  first_in_days: sighting.species === before.species ? before.first_in_days : null,
});

/** @throws AppError `invalid-input` for a note that names a protected species, and for an unknown kind of alert. */
async function requireSound({ sighting }: ChangeSightingInput): Promise<void> {
  const { message, notification_category_id: kind } = sighting;
  if (namesProtected(message))
    throw new AppError('invalid-input', { errors: { 'sighting.message': [PROTECTED_TEXT] } });
  if (!(await store.notificationCategories(String(kind)).get()).exists)
    throw new AppError('invalid-input', {
      errors: { 'sighting.notification_category_id': [SIGHTING_TEXTS.category] },
    });
}

/** The animal of before stays, though staff may have hidden it since. @throws AppError `invalid-input`. */
function requireAnimal(animals: Animals, species: string, before: Sighting): void {
  if (species === before.species || isOffered(animals, species)) return;
  throw new AppError('invalid-input', { errors: { 'sighting.species': [SIGHTING_TEXTS.species] } });
}

/**
 * Corrects a sighting in the logbook, on open pages and in the chat.
 * @throws AppError `not-found`; `conflict` if a colleague has changed or removed it since; and as `requireSound` and `requireAnimal`.
 */
export async function changeSighting({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: ChangeSightingInput;
}): Promise<void> {
  const { id, version, sighting } = input;
  await requireSound(input);
  const message = store.chat(messageIdOf(id));
  let after: Sighting | undefined;
  let isStanding = false;
  await editDocument(ctx, {
    reference: store.sightings(id),
    version,
    change: async (before, transaction) => {
      if (!before) throw new AppError('not-found');
      const animals = await readAnimals(transaction);
      requireAnimal(animals, sighting.species, before);
      after = corrected(before, sighting, animals);
      const told = (await transaction.get(message)).data();
      isStanding = told !== undefined && told.deleted_at === undefined;
      const { message: text, sighting: shown } = messageOf(after);
      if (isStanding) transaction.update(message, store.chat.patch({ message: text, sighting: shown }));
      return after;
    },
  });
  await publishSightings({ ctx });
  if (!after || !isStanding) return;
  const { message: text, sighting: shown } = messageOf(after);
  const change = { message: text, sighting: shown };
  await changeInLists(ctx, { chat: SIGHTING_CHAT, ids: new Set([message.id]), change });
}
