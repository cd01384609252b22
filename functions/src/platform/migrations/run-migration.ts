import { collections } from '@boma/domain/collections.ts';
import { type StoredMigration, storedSchemas } from '@boma/domain/stored-schemas.ts';
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { eachLimited } from '../each-limited.ts';
import { firestore, isConditionLost } from '../firestore.ts';
import { store } from '../store.ts';
import type { Changes, Migration } from './migration.ts';

const AT_ONCE = 10;
/** A document that is changed all the time is given up after so many. */
const TRIES = 5;
const SHOWN = 3;

interface MigrationOptions {
  readonly migration: Migration;
  /** Writes nothing, and begins with the first document. */
  readonly isDry: boolean;
  /** Begins with the first document, also where an earlier run has come further. */
  readonly isRestart: boolean;
  /** How many documents are read at once. */
  readonly page: number;
  readonly now: () => number;
  readonly print: (line: string) => void;
}

type Outcome = 'same' | 'changed' | 'misfit';

const BEGINNING: StoredMigration = { after: null, seen: 0, changed: 0, misfits: 0, done_at: null };

/** The document as it would be after the change. */
function withChanges(stored: Readonly<Record<string, unknown>>, changes: Changes): Record<string, unknown> {
  const fields = Object.entries({ ...stored, ...changes });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Why the release that runs this could not read the document. Undefined: it can. */
function misfitOf({ collection }: Migration, document: Record<string, unknown>): string | undefined {
  const { error } = storedSchemas[collection].safeParse(document);
  const [issue] = error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

const isGone = (error: unknown): boolean => Object(error).code === 5;

/** Changes a document unless another process has just changed it: then it is read and judged again. */
async function changeDocument(
  { migration, isDry, print }: MigrationOptions,
  first: QueryDocumentSnapshot,
  show: (ref: DocumentReference, changes: Changes) => void,
): Promise<Outcome> {
  const { ref } = first;
  let [data, updateTime] = [first.data(), first.updateTime];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const changes = migration.change(data);
    if (Object.keys(changes).length === 0) return 'same';
    const misfit = misfitOf(migration, withChanges(data, changes));
    if (misfit !== undefined) {
      print(`  ${ref.path} would not be readable (${misfit}), so it stays as it is.`);
      return 'misfit';
    }
    show(ref, changes);
    if (isDry) return 'changed';
    const fields = Object.entries(changes).map(([name, value]) => [
      name,
      value === undefined ? FieldValue.delete() : value,
    ]);
    try {
      await ref.update(Object.fromEntries(fields), { lastUpdateTime: updateTime });
      return 'changed';
    } catch (error) {
      if (isGone(error)) return 'same';
      if (!isConditionLost(error)) throw error;
    }
    const again = await ref.get();
    if (!again.exists || !again.updateTime) return 'same';
    [data, updateTime] = [again.data() ?? {}, again.updateTime];
  }
  throw new Error(`${ref.path} was changed by others ${TRIES} times. Run the migration again.`);
}

async function readPage({ migration, page }: MigrationOptions, after: string | null) {
  const all = firestore()
    .collection(collections[migration.collection])
    .orderBy(FieldPath.documentId())
    .limit(page);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  return docs;
}

/**
 * Changes the documents of a collection, page by page, in the order of their ids. How far it came is stored after each page,
 * so that a run that was ended goes on there. Repeating it changes nothing more.
 */
export async function runMigration(options: MigrationOptions): Promise<StoredMigration> {
  const { migration, isDry, isRestart, page, now, print } = options;
  const progress = store.migration(migration.name);
  const before = isDry || isRestart ? undefined : (await progress.get()).data();
  if (before?.done_at) {
    print(`It was done on ${new Date(before.done_at).toISOString()}. --restart runs it again.`);
    return before;
  }
  if (before) print(`Goes on after ${before.after ?? 'the beginning'}: ${before.seen} documents were seen.`);
  let state = before ?? BEGINNING;
  let shown = 0;
  const show = (ref: DocumentReference, changes: Changes) => {
    if (shown < SHOWN)
      print(
        `  ${ref.path}: ${JSON.stringify(changes, (_, value) => (value === undefined ? '(removed)' : value))}`,
      );
    shown += 1;
  };
  for (;;) {
    const docs = await readPage(options, state.after);
    const outcomes = await eachLimited(docs, AT_ONCE, (each) => changeDocument(options, each, show));
    const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
    const isLast = docs.length < page;
    state = {
      after: docs.at(-1)?.id ?? state.after,
      seen: state.seen + docs.length,
      changed: state.changed + count('changed'),
      misfits: state.misfits + count('misfit'),
      done_at: isLast ? now() : null,
    };
    if (!isDry) await progress.set(state);
    print(
      `${state.seen} seen, ${state.changed} ${isDry ? 'would change' : 'changed'}, ${state.misfits} misfits`,
    );
    if (isLast) return state;
  }
}
