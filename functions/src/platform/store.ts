import { collections, singletons } from '@boma/domain/collections.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import {
  migrationSchema,
  pushLaneSchema,
  type SingletonName,
  type Stored,
  type StoredMigration,
  type StoredName,
  singletonSchemas,
  storedSchemas,
  ticketShardSchema,
} from '@boma/domain/stored-schemas.ts';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type FirestoreDataConverter,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { firestore } from './firestore.ts';

declare const checked: unique symbol;

/** Fields that `patch` has checked against the schema of this name. `update` takes nothing else. */
export type Patch<N> = { readonly [checked]: N };

type Fields = Readonly<Record<string, unknown>>;

/** A value that only the server can fill in, such as its own time. */
const isFilledIn = (value: unknown): boolean => value instanceof FieldValue;

function encodeFields(schema: z.ZodType, fields: Fields): DocumentData {
  if (!(schema instanceof z.ZodObject)) throw new Error('Only documents with one shape can be patched.');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field: z.ZodType | undefined = schema.shape[name];
      if (!field) throw new Error(`The schema has no field '${name}'.`);
      return [name, isFilledIn(value) ? value : z.encode(field, value)];
    }),
  );
}

/** Whole documents are checked as a whole; one with fields that the server fills in, or a merge, field by field. */
function encodeDocument(schema: z.ZodType, fields: Fields, isMerge: boolean): DocumentData {
  if (isMerge || Object.values(fields).some(isFilledIn)) return encodeFields(schema, fields);
  return z.encode(schema, fields) as DocumentData;
}

/** Parses what is read and checks what is written. Exported for its test. */
export function converterOf<T, N>(schema: z.ZodType<T>): FirestoreDataConverter<T, Patch<N>> {
  return {
    toFirestore: (value: unknown, options?: object) =>
      encodeDocument(schema, value as Fields, options !== undefined) as WithFieldValue<Patch<N>>,
    fromFirestore: (snapshot) => schema.parse(snapshot.data()),
  };
}

export type StoredDocument<N extends StoredName> = DocumentReference<Stored<N>, Patch<N>>;
export type StoredCollection<N extends StoredName> = CollectionReference<Stored<N>, Patch<N>>;
type StoredSingleton<N extends SingletonName> = z.output<(typeof singletonSchemas)[N]>;
export type Singleton<N extends SingletonName> = DocumentReference<StoredSingleton<N>, Patch<N>>;

type Changes<T> = { readonly [K in keyof T]?: T[K] | FieldValue };

interface Collection<N extends StoredName> {
  /** One document. @throws Error for an id that no document can have: the edge refuses such ids. */
  (id: string): StoredDocument<N>;
  all(): StoredCollection<N>;
  /** Some fields, checked, for `update`. */
  patch(changes: Changes<Stored<N>>): UpdateData<Patch<N>>;
}

interface One<N extends SingletonName> {
  (): Singleton<N>;
  patch(changes: Changes<StoredSingleton<N>>): UpdateData<Patch<N>>;
}

function collectionOf<N extends StoredName>(name: N): Collection<N> {
  const schema = storedSchemas[name] as unknown as z.ZodType<Stored<N>>;
  const converter = converterOf<Stored<N>, N>(schema);
  const all = () => firestore().collection(collections[name]).withConverter(converter);
  const document = (id: string) => {
    if (!isDocumentId(id)) throw new Error(`'${name}' was asked for a document with an impossible id.`);
    return all().doc(id);
  };
  return Object.assign(document, {
    all,
    patch: (changes: Fields) => encodeFields(schema, changes) as UpdateData<Patch<N>>,
  });
}

function singletonOf<N extends SingletonName>(name: N): One<N> {
  const schema = singletonSchemas[name] as unknown as z.ZodType<StoredSingleton<N>>;
  const converter = converterOf<StoredSingleton<N>, N>(schema);
  const document = () => firestore().doc(singletons[name]).withConverter(converter);
  return Object.assign(document, {
    patch: (changes: Fields) => encodeFields(schema, changes) as UpdateData<Patch<N>>,
  });
}

type TicketShard = z.output<typeof ticketShardSchema>;
const ticketShardConverter = converterOf<TicketShard, 'ticketShard'>(ticketShardSchema);

type PushLane = z.output<typeof pushLaneSchema>;
const pushLaneConverter = converterOf<PushLane, 'pushLane'>(pushLaneSchema);

const migrationConverter = converterOf<StoredMigration, 'migration'>(migrationSchema);

type Store = { readonly [N in StoredName]: Collection<N> } & { readonly [N in SingletonName]: One<N> } & {
  ticketShard(shard: number): DocumentReference<TicketShard, Patch<'ticketShard'>>;
  migration(name: string): DocumentReference<StoredMigration, Patch<'migration'>>;
  pushLane: {
    (lane: number): DocumentReference<PushLane, Patch<'pushLane'>>;
    patch(changes: PushLane): UpdateData<Patch<'pushLane'>>;
  };
};

/**
 * Everything that is stored, typed: `store.users(uid)`, `store.chat.all().where(…)`, `store.liveSite()`. What is read is
 * parsed by its schema, and a document that does not fit throws a ZodError. What is written is checked by it. Nothing
 * else spells a path.
 */
export const store = {
  ...Object.fromEntries(
    (Object.keys(storedSchemas) as StoredName[]).map((name) => [name, collectionOf(name)]),
  ),
  ...Object.fromEntries(
    (Object.keys(singletonSchemas) as SingletonName[]).map((name) => [name, singletonOf(name)]),
  ),
  ticketShard: (shard: number) =>
    firestore().doc(`${collections.serverState}/ticket-${shard}`).withConverter(ticketShardConverter),
  migration: (name: string) =>
    firestore().doc(`${collections.serverState}/migration-${name}`).withConverter(migrationConverter),
  pushLane: Object.assign(
    (lane: number) =>
      firestore().doc(`${collections.serverState}/push-lane-${lane}`).withConverter(pushLaneConverter),
    { patch: (changes: PushLane) => encodeFields(pushLaneSchema, changes) as UpdateData<Patch<'pushLane'>> },
  ),
} as Store;
