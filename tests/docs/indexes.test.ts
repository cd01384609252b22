import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collections } from '@boma/domain/collections.ts';
import { storedSchemas } from '@boma/domain/stored-schemas.ts';
import { storedTime } from '@boma/domain/stored-time.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const sources = join(root, 'functions/src');

interface Declared {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
  }[];
}

const declared = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as Declared;

describe('expiry', () => {
  const expiring = Object.entries(storedSchemas).flatMap(([name, schema]) => {
    const shape: Readonly<Record<string, unknown>> = schema instanceof z.ZodObject ? schema.shape : {};
    return shape.expires_at === storedTime ? [collections[name as keyof typeof storedSchemas]] : [];
  });

  it('has a time-to-live policy for every collection whose documents expire, and for no other', () => {
    const policies = declared.fieldOverrides.filter(({ ttl }) => ttl);
    expect(policies.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual(expiring.toSorted());
    expect(new Set(policies.map(({ fieldPath }) => fieldPath))).toEqual(new Set(['expires_at']));
  });

  it('is described in the operations manual, collection by collection', () => {
    const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const [paragraph = ''] = /\*\*Expiry\.\*\*[^]*?\n\n/.exec(manual) ?? [];
    const named = [...paragraph.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual(expiring.toSorted());
  });
});

/** What a query compares by equality, and the order of its results: '-at' is descending. */
interface Asked {
  readonly collection: string;
  readonly equal: readonly string[];
  readonly order: readonly string[];
}

const COMPARISON = /\.where\(\s*'([\w.]+)',\s*'([^']+)'/g;
const ORDER = /\.orderBy\(\s*'([\w.]+)'(?:,\s*'(desc)')?/g;
const CHAIN = /store\s*\.(\w+)\s*\.all\(\)((?:\s*\.\w+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+)/g;
const EQUAL: ReadonlySet<string> = new Set(['==', 'in', 'array-contains-any']);

function askedBy(collection: string, chain: string): Asked {
  const compared = [...chain.matchAll(COMPARISON)];
  const fieldsOf = (isEqual: boolean) =>
    compared.filter(([, , operator = '']) => EQUAL.has(operator) === isEqual).map(([, field = '']) => field);
  const ordered = [...chain.matchAll(ORDER)].map(([, field, down]) => `${down ? '-' : ''}${field}`);
  // Without an order, a comparison sorts by its field.
  return {
    collection,
    equal: fieldsOf(true),
    order: ordered.length > 0 ? ordered : [...new Set(fieldsOf(false))],
  };
}

const textOf = (file: string) => readFileSync(join(sources, file), 'utf8');
const files = globSync('**/*.ts', { cwd: sources, exclude: (file) => file.endsWith('.test.ts') });
const written = files.flatMap((file) =>
  [...textOf(file).matchAll(CHAIN)].map(([, name = '', chain = '']) =>
    askedBy(collections[name as keyof typeof collections], chain),
  ),
);

/** Asked by the pages of staff themselves. */
const byClients: readonly Asked[] = [
  { collection: 'chat-reports', equal: ['settled_at'], order: ['-reported_at'] },
  { collection: 'show-questions', equal: ['stage'], order: ['-sent_at'] },
  { collection: 'show-questions', equal: ['stage'], order: ['-moved_at'] },
];

const anyOf = (fields: readonly string[]): string[][] =>
  fields.reduce<string[][]>((all, field) => [...all, ...all.map((some) => [...some, field])], [[]]);
const queries = (
  collection: string,
  equal: readonly (readonly string[])[],
  order: readonly string[],
): Asked[] => equal.map((fields) => ({ collection, equal: fields, order }));

/** Queries that are put together step by step. A file that does so must be listed here. */
const assembled: Readonly<Record<string, readonly Asked[]>> = {
  'alerts/spread-events.ts': queries('alerts', [['topics']], []),
  'contact/list-contact.ts': queries('contact-messages', [['state']], ['-sent_at']),
  'moderation/list-person-messages.ts': queries('chat', [['user_id']], ['-sent_at']),
  'moderation/show-report.ts': [
    ...queries('chat', [['chat']], ['-sent_at']),
    ...queries('chat', [['chat']], ['sent_at']),
  ],
  'photos/find-featured-photo.ts': [],
  'photos/search-photos.ts': queries('photos', anyOf(['stream.code', 'uid', 'species.value']), [
    '-created_at',
  ]),
  // One field alone, of each collection that names pictures.
  'pictures/sweep-pictures.ts': [],
  'platform/next-id.ts': [],
  'platform/save-unique.ts': [],
  'privacy/held-documents.ts': [],
  'sightings/list-sightings.ts': queries('sightings', anyOf(['stream.slug', 'species']), ['-created_ts']),
  'staff/list-audit.ts': queries(
    'audit-log',
    [[], ['person'], ['by'], ['action'], ['person', 'action'], ['by', 'action']],
    ['-at'],
  ),
  'videos/list-videos.ts': queries('videos', anyOf(['type', 'source.kind', 'show_type_id', 'lodge_id']), [
    '-created_at',
    '-id',
  ]),
};

/** What such a file counts: its query in the order of what is counted, or, without one, of what is compared. */
const counted = Object.entries(assembled).flatMap(([file, asked]) => {
  const text = textOf(file);
  const [, name] = /\b(\w+)\.count\(\)/.exec(text) ?? [];
  if (name === undefined) return [];
  const comparisons = [...text.matchAll(COMPARISON)].map(([comparison]) => comparison);
  const [definition = ''] = new RegExp(`const ${name} = [^;]*;`).exec(text) ?? [];
  return asked.map((each) => {
    const { order } = askedBy(each.collection, [...comparisons, definition].join(' '));
    return { ...each, order };
  });
});

const indexes = declared.indexes.map(({ collectionGroup, fields }) => ({
  collectionGroup,
  // Every index ends with the name, in the direction of the field before it.
  fields: fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order }) => `${order === 'DESCENDING' ? '-' : ''}${fieldPath}`),
}));

/** True if the indexes of this collection that end with the order can be merged into what the query asks. */
function isServed({ collection, equal, order }: Asked): boolean {
  const fitting = indexes.flatMap(({ collectionGroup, fields }) => {
    const prefix = fields.slice(0, fields.length - order.length);
    const ends = fields.slice(prefix.length).join() === order.join();
    return collectionGroup === collection && ends && prefix.every((field) => equal.includes(field))
      ? [prefix]
      : [];
  });
  if (equal.length === 0) return fitting.length > 0;
  return equal.every((field) => fitting.some((prefix) => prefix.includes(field)));
}

/** Firestore indexes each single field, and merges these indexes for a query that only compares by equality. */
const needsIndex = ({ equal, order }: Asked) => order.length > 1 || (order.length > 0 && equal.length > 0);

const exempt = declared.fieldOverrides
  .filter(({ ttl }) => !ttl)
  .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`);

describe('exemptions from indexes', () => {
  it('cover what is written often and large, each entry of which would be indexed with each write', () => {
    // The published documents and the ends of chats are read by their names alone.
    const whole = ['live', 'notify-streams', 'notify-show-schedule', 'show-questions-public', 'server-state'];
    const chats = ['chat-tails', 'chat-folds'];
    expect(exempt).toEqual(expect.arrayContaining([...whole, ...chats].map((group) => `${group} *`)));
    const alerts = ['push_state', 'mail_state', 'devices', 'quiet'].map((field) => `alerts ${field}`);
    expect(exempt).toEqual(expect.arrayContaining([...alerts, 'audit-log before', 'audit-log after']));
  });

  it('concern nothing that is asked for', () => {
    const all = [...written, ...byClients, ...Object.values(assembled).flat()];
    const fields = all.flatMap(({ collection, equal, order }) =>
      ['*', ...[...equal, ...order].map((field) => field.replace(/^-/, ''))].map(
        (field) => `${collection} ${field}`,
      ),
    );
    expect(fields).toContain('alerts topics');
    expect(fields.filter((field) => exempt.includes(field))).toEqual([]);
  });
});

describe('indexes', () => {
  const asked = [...written, ...byClients, ...Object.values(assembled).flat()].filter(needsIndex);

  it('exist for every query that needs one', () => {
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((each) => !isServed(each))).toEqual([]);
  });

  it('exist for what is counted of a query that is put together', () => {
    expect(counted.map(({ collection }) => collection)).toEqual(expect.arrayContaining(['photos', 'videos']));
    expect(counted.filter(needsIndex).filter((each) => !isServed(each))).toEqual([]);
  });

  it('are compared with every file that puts a query together', () => {
    const assembling = files.filter((file) => /\b(?!Filter)\w+\.(?:where|orderBy)\(/.test(textOf(file)));
    expect(assembling.toSorted()).toEqual(Object.keys(assembled).toSorted());
  });
});
