import { AppError } from '@boma/domain/errors.ts';
import { PHOTO_TEXTS } from '@boma/domain/photos/photos.constants.ts';
import type { Photo } from '@boma/domain/photos/photos.schema.ts';
import { PROPOSED_FIELDS, type Proposer } from '@boma/domain/photos/proposals.constants.ts';
import { countProposals, decideAll, decideProposals } from '@boma/domain/photos/proposals.policy.ts';
import type { PhotoProposal, Proposals, ProposeInput } from '@boma/domain/photos/proposals.schema.ts';
import { isOffered } from '@boma/domain/sightings/species.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { CallerCtx, Ctx } from '../platform/context.ts';
import { readAnimals } from '../platform/read-animals.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** Staff have one word together, apart from what its author says as a viewer. No user has this id. */
const STAFF = 'staff';

const proposalOf = (photo: string, field: string, uid: string | null) =>
  store.photoProposals(`${photo}.${field}.${uid ?? STAFF}`);

const allOf = (photo: string) => store.photoProposals.all().where('photo', '==', photo);

interface Standing {
  readonly photo: Photo;
  readonly said: readonly PhotoProposal[];
}

/** What everyone may read of the proposals. Where staff have decided, what others say is not shown any more. */
export function proposalsView({ photo, said }: Standing, uid: string | undefined): Proposals {
  const open = said.filter(({ field }) => decideProposals(said, field)?.by !== 'staff');
  return {
    alt: photo.described?.value ?? photo.alt,
    alt_by: photo.described?.by ?? 'photographer',
    species: photo.species?.value ?? null,
    species_by: photo.species?.by ?? null,
    proposals: PROPOSED_FIELDS.flatMap((field) =>
      countProposals(open, field).map(({ value, votes, uids }) => ({
        field,
        value,
        votes,
        mine: uid !== undefined && uids.includes(uid),
      })),
    ),
  };
}

/** @throws AppError `not-found`. */
export async function listProposals({
  ctx,
  input: { id },
}: {
  ctx: CallerCtx;
  input: { id: string };
}): Promise<Proposals> {
  // A caller with a stale token may read them too.
  const user = await ctx.caller().catch(() => undefined);
  const [document, found] = await Promise.all([store.photos(id).get(), allOf(id).get()]);
  const photo = readWellFormed(document, ctx.log);
  if (!photo) throw new AppError('not-found');
  return proposalsView({ photo, said: found.docs.map((each) => each.data()) }, user?.uid);
}

interface Word {
  /** Null: staff decide. */
  readonly uid: string | null;
  readonly by: (photo: Photo) => Proposer;
  readonly input: ProposeInput;
}

/** @throws AppError `invalid-input` for an animal that the site does not know, or that staff have hidden. */
async function requireAnimal(transaction: Transaction, { field, value }: ProposeInput): Promise<void> {
  if (field !== 'species' || value === null || isOffered(await readAnimals(transaction), value)) return;
  throw new AppError('invalid-input', { errors: { value: [PHOTO_TEXTS.noSpecies] } });
}

/**
 * Stores or withdraws what one person says or staff decide, and decides again from the proposals that are left. All in one
 * transaction: of two calls at once the later one counts what the earlier one has written.
 * @throws AppError `not-found`; as `requireAnimal`.
 */
export async function sayOf(ctx: Ctx, transaction: Transaction, { uid, by, input }: Word) {
  const { photo_id: id, field, value } = input;
  const [document, proposal] = [store.photos(id), proposalOf(id, field, uid)];
  const [photoAt, found] = [await transaction.get(document), await transaction.get(allOf(id))];
  const photo = photoAt.data();
  if (!photo) throw new AppError('not-found');
  await requireAnimal(transaction, input);
  const others = found.docs.filter((each) => each.id !== proposal.id).map((each) => each.data());
  const own: PhotoProposal[] =
    value === null ? [] : [{ uid, photo: id, field, value, by: by(photo), made_at: ctx.clock.real() }];
  const said = [...others, ...own];
  const changed = decideAll(said);
  for (const one of own) transaction.set(proposal, one);
  if (value === null) transaction.delete(proposal);
  transaction.update(document, store.photos.patch(changed));
  return { before: photo, photo: { ...photo, ...changed }, said };
}
