import { AppError } from '@boma/domain/errors.ts';
import type { SaveCameraInput } from '@boma/domain/streams/staff-cameras.schema.ts';
import type { CameraInput, Stream } from '@boma/domain/streams/streams.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { nextId } from '../platform/next-id.ts';
import { publicationOf } from '../platform/publication-of.ts';
import { store } from '../platform/store.ts';
import { publishCameras } from './publish-cameras.ts';

const TAKEN = 'Another camera has this address. Choose another one.';
const CODE_TAKEN = 'Another camera has this code at the media server.';
const NO_SUCH_LODGE = 'There is no such lodge.';

/** Checks what a schema cannot: the lodge exists, and no other camera shows the same picture. */
async function requireUsable(transaction: Transaction, camera: CameraInput): Promise<void> {
  const [sameCode, lodges] = await Promise.all([
    transaction.get(store.streams.all().where('code', '==', camera.code).select()),
    camera.lodge_id === null
      ? undefined
      : transaction.get(store.lodges.all().where('id', '==', camera.lodge_id).limit(1).select()),
  ]);
  const errors = {
    ...(sameCode.docs.some(({ id }) => id !== camera.slug) && { 'camera.code': [CODE_TAKEN] }),
    ...(lodges?.empty && { 'camera.lodge_id': [NO_SUCH_LODGE] }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}

/** When the ranger's note was written: a change of anything else leaves it as old as it is. */
function notedAt(before: Stream | undefined, { status_update }: CameraInput, now: number): number | null {
  if (status_update === '') return null;
  return before?.status_update === status_update ? before.noted_at : now;
}

/** From when viewers see it, as the field is stored. */
function publicFrom(
  before: Stream | undefined,
  { publish }: CameraInput,
  now: number,
): Pick<Stream, 'public_at'> {
  if (publish?.kind === 'now' || (!publish && before?.public_at === undefined)) return {};
  const stored = before?.public_at;
  return {
    public_at: publish ? publicationOf(publish, { before: stored, now, field: 'camera.publish.at' }) : stored,
  };
}

async function lastPosition(transaction: Transaction): Promise<number> {
  const last = await transaction.get(
    store.streams.all().orderBy('position', 'desc').limit(1).select('position'),
  );
  const position: unknown = last.docs[0]?.get('position');
  return typeof position === 'number' ? position : 0;
}

/**
 * Adds a camera at the end of the list, or changes one. Every open page shows it within seconds, unless it is a draft.
 * @throws AppError `conflict` if a colleague has changed it since; `invalid-input` for an address or a code that another
 * camera has, and for an unknown lodge.
 */
export async function saveCamera({
  ctx,
  input: { version, camera: said },
}: {
  ctx: StaffCtx;
  input: SaveCameraInput;
}): Promise<void> {
  const { publish: _publish, ...camera } = said;
  await editDocument(ctx, {
    reference: store.streams(camera.slug),
    version,
    taken: { 'camera.slug': [TAKEN] },
    change: async (before, transaction) => {
      await requireUsable(transaction, camera);
      const now = ctx.clock.real();
      const known = { ...camera, noted_at: notedAt(before, camera, now), ...publicFrom(before, said, now) };
      if (before) return { ...known, id: before.id, position: before.position };
      const [id, position] = await Promise.all([
        nextId(transaction, store.streams.all()),
        lastPosition(transaction),
      ]);
      return { ...known, id, position: position + 1 };
    },
  });
  await publishCameras(ctx);
}
