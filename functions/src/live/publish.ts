import { isDeepStrictEqual } from 'node:util';
import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { commitUntilSettled, writeUnlessChanged } from '../platform/commit-in-turn.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { type Log, withoutRepeats } from '../platform/log.ts';
import { type Reader, withoutLocks } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/** Verbs that make a change and publish it in one transaction all write `live/site`. Each must get its turn. */
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
    Pick<
      LiveSite,
      'chat_paces' | 'live' | 'notices' | 'pinned' | 'shows' | 'sightings' | 'switches' | 'viewers'
    >
  >;
  readonly copies?: readonly Copy[];
}

export interface SectionSource {
  readonly reader: Reader;
  /** `live/site` as it is stored. */
  readonly site: LiveSite;
  readonly log: Log;
}

/** A part of `live/site`. Its owner reads the sources and says what should be published. */
export interface Section {
  readonly name: string;
  readonly read: (source: SectionSource) => Promise<Publication>;
}

/**
 * The site with a publication applied, undefined if nothing differs. `updated_at` always rises: pages drop what is older,
 * and clocks differ. It also rises for a copy alone: the condition on `live/site` protects the copies too.
 */
function nextSite(
  site: LiveSite,
  { versions, fields }: Publication,
  now: number,
  hasCopies: boolean,
): LiveSite | undefined {
  const next = { ...site, ...fields, versions: { ...site.versions, ...versions } };
  if (!hasCopies && isDeepStrictEqual(next, site)) return undefined;
  return { ...next, updated_at: Math.max(now, site.updated_at + 1) };
}

/**
 * Reads a section. The function that it returns writes what differs: for a verb that makes a change and publishes it in
 * one transaction.
 */
export async function preparePublication(
  ctx: Ctx,
  transaction: Transaction,
  section: Section,
): Promise<() => void> {
  const stored = await transaction.get(store.liveSite());
  const { copies, next } = await findDifference(ctx, transaction, stored.data(), section);
  return () => {
    for (const copy of copies) transaction.set(copy.reference, copy.next);
    // Whole fields are replaced: a plain merge would keep the entries of a map that `next` no longer has.
    if (next) transaction.set(store.liveSite(), next, { mergeFields: Object.keys(next) });
  };
}

/** What a publication of the section would write. `current`: `live/site` as it is stored, read before all else. */
async function findDifference(ctx: Ctx, reader: Reader, current: LiveSite | undefined, section: Section) {
  const site = current ?? emptyLiveSite;
  const publication = await section.read({ reader, site, log: ctx.log });
  const copies = (publication.copies ?? []).filter((copy) => !isDeepStrictEqual(copy.current, copy.next));
  return { copies, next: nextSite(site, publication, ctx.clock.real(), copies.length > 0) };
}

/**
 * Publishes one section of `live/site` and its copies, whatever event started it. It reads the sources again and writes
 * only what differs, so repeated, late and reordered events change nothing. A burst of changes starts as many triggers:
 * each writes only if nobody has published since it read `live/site`, and reads again otherwise.
 */
export async function publish({ ctx, input: section }: { ctx: Ctx; input: Section }): Promise<void> {
  const quiet = { ...ctx, log: withoutRepeats(ctx.log) };
  const changed = await commitUntilSettled(`publishing ${section.name}`, async () => {
    const stored = await store.liveSite().get();
    const { copies, next } = await findDifference(quiet, withoutLocks, stored.data(), section);
    if (!next) return undefined;
    const batch = firestore().batch();
    for (const copy of copies) batch.set(copy.reference, copy.next);
    writeUnlessChanged(batch, stored, next, store.liveSite);
    return batch;
  });
  if (changed) quiet.log.info('published', { section: section.name });
}
