import { type Actor, actors } from './actors.ts';
import {
  closedIdsOf,
  fieldsOf,
  NEIGHBOUR,
  openIds,
  ownedId,
  ownerFields,
  publicLists,
  staffLists,
} from './documents.ts';
import type { Call, Query } from './firestore-rest.ts';

/** One request of one actor, and whether the rules must allow it. */
export interface Probe {
  readonly actor: Actor;
  readonly collection: string;
  readonly title: string;
  readonly call: Call;
  /** The store without documents; the one with `documentsOf` each collection otherwise. */
  readonly isEmptyStore?: true;
  readonly isAllowed: boolean;
}

type Attempt = Pick<Probe, 'title' | 'call' | 'isEmptyStore'>;

const get = (path: string): Attempt => ({ title: `get ${path}`, call: { method: 'get', path } });

/** A document that does not exist: allowed callers get 404. */
const getMissing = (path: string): Attempt => ({
  title: `get ${path}, which is missing`,
  call: { method: 'get', path },
  isEmptyStore: true,
});

const list = (query: Query, title: string): Attempt => ({
  title: `list ${title}${query.limit === undefined ? ' without a limit' : `, limit ${query.limit}`}`,
  call: { method: 'list', query },
});

const create = (path: string, owner: string): Attempt => ({
  title: `create ${path}`,
  call: { method: 'create', path, fields: fieldsOf(owner) },
  isEmptyStore: true,
});

const changes = (path: string, owner: string): Attempt[] => [
  {
    title: `update ${path}`,
    call: { method: 'update', path, fields: { ...fieldsOf(owner), name: 'Tembe' } },
  },
  { title: `delete ${path}`, call: { method: 'delete', path } },
];

const LIMITS = [1, 20, 21, 99, 100, 101, 180];

function lists(collection: string, uid: string): Attempt[] {
  const fields = ownerFields.map((field) =>
    list({ collection, where: [[field, uid]], limit: 1 }, `${collection} by own ${field}`),
  );
  // Where everyone may list a few documents, a rule about own ones shows only in longer lists.
  const longer = publicLists[collection]
    ? ownerFields.map((field) =>
        list({ collection, where: [[field, uid]], limit: 101 }, `${collection} by own ${field}`),
      )
    : [];
  const groups: Query[] = [
    { collection, isGroup: true },
    { collection, isGroup: true, limit: 1 },
    { collection, isGroup: true, where: [['uid', uid]], limit: 1 },
  ];
  const open: Query = { collection, where: [['settled_at', null]] };
  return [
    list({ collection }, collection),
    ...[...(openIds[collection] ?? []), uid].map((id) =>
      list({ collection, id, limit: 1 }, `${collection} with the id ${id}`),
    ),
    ...LIMITS.map((limit) => list({ collection, limit }, collection)),
    list({ ...open, limit: 100 }, `${collection} that are open`),
    list(open, `${collection} that are open`),
    ...fields,
    ...longer,
    ...groups.map((query) => list(query, `every ${collection}${query.where ? ' by own uid' : ''}`)),
  ];
}

/** Subcollections are closed, even below documents that all may read. */
function below(path: string, id: string, owner: string): Attempt[] {
  const nested = `${path}/below`;
  return [
    get(`${nested}/${id}`),
    list({ collection: 'below', below: path, limit: 1 }, nested),
    create(`${nested}/${id}`, owner),
    ...changes(`${nested}/${id}`, owner),
  ];
}

/** Every request of an actor in a collection. A guest owns no document, so a guest's requests name a neighbour's. */
function attemptsOf(collection: string, uid = NEIGHBOUR): Attempt[] {
  const top = [...(openIds[collection] ?? []), ...closedIdsOf(collection)];
  const own = uid === NEIGHBOUR ? [] : [uid, ownedId(uid)];
  const nested = [...(openIds[collection] ?? []), 'some-document'].map(
    (id) => `lodges/some-lodge/${collection}/${id}`,
  );
  return [
    ...[...top, ...own].flatMap((id) => [
      get(`${collection}/${id}`),
      create(`${collection}/${id}`, uid),
      ...changes(`${collection}/${id}`, uid),
    ]),
    getMissing(`${collection}/${top[0]}`),
    ...lists(collection, uid),
    ...[...(openIds[collection] ?? []), 'some-document'].flatMap((id) =>
      below(`${collection}/${id}`, 'some-document', uid),
    ),
    ...(uid === NEIGHBOUR ? [] : below(`${collection}/${uid}`, uid, uid)),
    ...nested.flatMap((path) => [get(path), ...changes(path, uid)]),
  ];
}

/** The rules in words: everybody reads the open documents and short lists of sightings, active staff read reports, and that is all. */
function isAllowed(actor: Actor, collection: string, { call }: Attempt): boolean {
  const staffList = staffLists[collection];
  if (call.method === 'get') {
    const [name, id = '', ...deeper] = call.path.split('/');
    if (name !== collection || deeper.length > 0) return false;
    if (openIds[collection]?.includes(id)) return true;
    return staffList !== undefined && actor.isActiveStaff === true;
  }
  if (call.method === 'list') {
    const { limit, isGroup, below: parent } = call.query;
    const isTop = !isGroup && parent === undefined;
    const fits = (list: { readonly limit: number } | undefined) =>
      list !== undefined && limit !== undefined && limit <= list.limit;
    if (!isTop) return false;
    return fits(publicLists[collection]) || (fits(staffList) && actor.isActiveStaff === true);
  }
  return false;
}

export function probesOf(actor: Actor, collection: string): Probe[] {
  return attemptsOf(collection, actor.uid).map((attempt) => ({
    ...attempt,
    actor,
    collection,
    isAllowed: isAllowed(actor, collection, attempt),
  }));
}

/** The same requests as one actor, to prove that only the rules refuse them. */
export const attemptsWithoutRules = (collection: string): Probe[] => {
  const [, registered] = actors;
  if (!registered) throw new Error('There is no registered viewer among the actors.');
  return probesOf(registered, collection).map((probe) => ({ ...probe, isAllowed: true }));
};
