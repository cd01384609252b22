import { isDeepStrictEqual } from 'node:util';
import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { type Log, withoutRepeats } from '../platform/log.ts';
import { type Reader, withoutLocks } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/** A burst of changes starts as many triggers, and they all write the same document. Each must get its turn. */
export const PUBLISH_ATTEMPTS = 20;

type Versions = LiveSite['versions'];

/** A document that a section publishes beside `live/site`, as it is stored and as it should be. */
export interface Copy {
  readonly reference: DocumentReference<object>;
  readonly current: object | undefined;
  readonly next: object;
}

/** What a section publishes. Fields and versions that it leaves out stay as they are. */
export interface Publication {
  readonly versions?: Partial<Versions>;
  readonly fields?: Partial<
    Pick<LiveSite, 'live' | 'notices' | 'pinned' | 'shows' | 'sightings' | 'viewers'>
  >;
  readonly copies?: readonly Copy[];
}

export interface SectionSource {
  readonly transaction: Reader;
  /** `live/site` as it is stored. */
  readonly site: LiveSite;
  readonly log: Log;
}

/** A part of `live/site`. Its owner reads the sources in the transaction and says what should be published. */
export interface Section {
  readonly name: string;
  readonly read: (source: SectionSource) => Promise<Publication>;
}

/** The site with a publication applied. `updated_at` always rises: pages drop what is older, and clocks differ. */
function nextSite(site: LiveSite, { versions, fields }: Publication, now: number): LiveSite | undefined {
  const next = { ...site, ...fields, versions: { ...site.versions, ...versions } };
  if (isDeepStrictEqual(next, site)) return undefined;
  return { ...next, updated_at: Math.max(now, site.updated_at + 1) };
}

/**
 * Reads a section. The function that it returns writes what differs, and says whether anything did: for a verb that makes
 * a change and publishes it in one transaction.
 */
export async function preparePublication(
  ctx: Ctx,
  transaction: Transaction,
  section: Section,
): Promise<() => boolean> {
  const { copies, next } = await readDifference(ctx, transaction, section);
  return () => {
    for (const copy of copies) transaction.set(copy.reference, copy.next);
    // Whole fields are replaced: a plain merge would keep the entries of a map that `next` no longer has.
    if (next) transaction.set(store.liveSite(), next, { mergeFields: Object.keys(next) });
    return next !== undefined || copies.length > 0;
  };
}

/** What a publication of the section would write. */
async function readDifference(ctx: Ctx, transaction: Reader, section: Section) {
  const site = (await transaction.get(store.liveSite())).data() ?? emptyLiveSite;
  const publication = await section.read({ transaction, site, log: ctx.log });
  const copies = (publication.copies ?? []).filter(({ current, next }) => !isDeepStrictEqual(current, next));
  return { copies, next: nextSite(site, publication, ctx.clock.real()) };
}

/** True if all that the section would publish is stored already. */
export async function isPublished({ ctx, input }: { ctx: Ctx; input: Section }): Promise<boolean> {
  const { copies, next } = await readDifference(ctx, withoutLocks, input);
  return copies.length === 0 && next === undefined;
}

/**
 * Publishes one section of `live/site` and its copies, whatever event started it. It reads the sources again and writes
 * only what differs, so repeated, late and reordered events change nothing.
 */
export async function publish({ ctx, input: section }: { ctx: Ctx; input: Section }): Promise<void> {
  const quiet = { ...ctx, log: withoutRepeats(ctx.log) };
  const changed = await firestore().runTransaction(
    async (transaction) => (await preparePublication(quiet, transaction, section))(),
    { maxAttempts: PUBLISH_ATTEMPTS },
  );
  if (changed) quiet.log.info('published', { section: section.name });
}
