import { isPublic } from '@boma/domain/streams/streams.policy.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { Ctx } from './context.ts';
import type { Log } from './log.ts';
import { store } from './store.ts';
import { readWellFormed, wellFormed } from './well-formed.ts';

/** The cameras that a query found, in list order, without malformed ones. */
export function inListOrder(snapshot: QuerySnapshot<Stream>, log: Log): Stream[] {
  return wellFormed(snapshot, log).sort((a, b) => a.position - b.position || a.id - b.id);
}

/** For staff and for the check of every minute: drafts too. */
export async function readAllStreams(log: Log): Promise<Stream[]> {
  return inListOrder(await store.streams.all().get(), log);
}

/** The cameras that viewers may see, in list order. */
export async function readPublicStreams(
  ctx: Ctx,
  query: Query<Stream> = store.streams.all(),
): Promise<Stream[]> {
  const now = ctx.clock.real();
  return inListOrder(await query.get(), ctx.log).filter((stream) => isPublic(stream, now));
}

/** The camera under this address, if viewers may see it. */
export async function findPublicStream(ctx: Ctx, slug: string): Promise<Stream | undefined> {
  const stream = readWellFormed(await store.streams(slug).get(), ctx.log);
  return stream && isPublic(stream, ctx.clock.real()) ? stream : undefined;
}

/** The camera with this id, which may be a draft. */
export async function findStreamById(id: number, log: Log): Promise<Stream | undefined> {
  const [stream] = inListOrder(await store.streams.all().where('id', '==', id).limit(1).get(), log);
  return stream;
}

/** The camera with this id, if viewers may see it. */
export async function findPublicStreamById(ctx: Ctx, id: number): Promise<Stream | undefined> {
  const stream = await findStreamById(id, ctx.log);
  return stream && isPublic(stream, ctx.clock.real()) ? stream : undefined;
}
