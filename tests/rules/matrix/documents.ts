import { collections } from '@boma/domain/collections.ts';
import { actors, SIGNED_IN_AT } from './actors.ts';

/** A collection that the rules do not mention. */
export const UNKNOWN_COLLECTION = 'added-without-a-rule';

/** Collections of the specification that the site does not have yet. */
const PLANNED: readonly string[] = [];

export const allCollections: readonly string[] = [
  ...new Set([...Object.values(collections), ...PLANNED, UNKNOWN_COLLECTION]),
];

/** Ids that the rules open, by collection. Written by hand, so that a change of the rules must be confirmed here. */
export const openIds: Readonly<Record<string, readonly string[]>> = {
  live: ['site'],
  'notify-streams': ['current'],
  'notify-show-schedule': ['current'],
  'show-questions-public': ['current'],
  'notify-course-module-update': ['current'],
  'chat-tails': ['chat-general', 'chat-2', 'chat-two-words'],
};

/** Ids that resemble the open ones, or that are open in another collection. */
const lookalikes: Readonly<Record<string, readonly string[]>> = {
  live: ['sites', 'a-site', 'Site', 'current', 'chat-general'],
  'notify-show-schedule': ['current-2', 'not-current', 'Current', 'site'],
  'show-questions-public': ['current-2', 'not-current', 'Current', 'site'],
  'notify-course-module-update': ['current-2', 'not-current', 'Current', 'site'],
  'notify-streams': ['current-2', 'not-current', 'Current', 'site'],
  'chat-tails': [
    'chat-',
    'general',
    'chat-General',
    'chat-général',
    'a-chat-general',
    'chat-general.old',
    'chat-a_b',
    'chat_general',
  ],
};

/** Only staff may read these, and at most `limit` at once. */
export const staffLists: Readonly<Record<string, { readonly limit: number }>> = {
  'chat-reports': { limit: 100 },
  'show-questions': { limit: 100 },
};

/** Everyone may list these, at most `limit` at once, and get none by its id. */
export const publicLists: Readonly<Record<string, { readonly limit: number }>> = {
  sightings: { limit: 20 },
};

/** Fields that could name a document's owner. */
export const ownerFields = ['uid', 'user_id', 'reported_by', 'settled_by', 'author_id', 'owner'] as const;

const ownedBy = (uid: string) => Object.fromEntries(ownerFields.map((field) => [field, uid]));

export const NEIGHBOUR = 'neighbour';
export const fieldsOf = (uid = NEIGHBOUR) => ({ name: 'Tau', settled_at: null, ...ownedBy(uid) });

/** The id of the document in each collection whose fields name this user. */
export const ownedId = (uid: string) => `of-${uid}`;

export const closedIdsOf = (collection: string): readonly string[] => [
  'some-document',
  ...(lookalikes[collection] ?? []),
];

type Documents = Record<string, ReturnType<typeof fieldsOf> | Record<string, string | number | null>>;

const uids = actors.flatMap(({ uid }) => uid ?? []);

/** The documents of a collection, with a copy of each below another one and in a nested collection of that name. */
export function documentsOf(collection: string): Documents {
  const ids = [...(openIds[collection] ?? []), ...closedIdsOf(collection), ...uids];
  const documents: Documents = {};
  for (const id of ids) {
    documents[`${collection}/${id}`] = fieldsOf();
    documents[`${collection}/${id}/below/some-document`] = fieldsOf();
  }
  for (const uid of uids) {
    documents[`${collection}/${ownedId(uid)}`] = fieldsOf(uid);
    documents[`${collection}/${uid}/below/${uid}`] = fieldsOf(uid);
    documents[`lodges/some-lodge/${collection}/${uid}`] = fieldsOf(uid);
  }
  for (const id of [...(openIds[collection] ?? []), 'some-document'])
    documents[`lodges/some-lodge/${collection}/${id}`] = fieldsOf();
  return { ...documents, ...markersIn(collection) };
}

/** The documents that end sign-ins: revoked ones, and users who signed out everywhere. */
function markersIn(collection: string): Documents {
  const markers: Documents = {};
  for (const { uid, isRevoked, signedOutAt } of actors) {
    if (collection === collections.revokedSignIns && isRevoked)
      markers[`${collection}/${uid}.${SIGNED_IN_AT}`] = { uid: uid ?? '', revoked_at: 1 };
    if (collection === collections.users && signedOutAt !== undefined)
      markers[`${collection}/${uid}`] = { ...fieldsOf(), signed_out_at: signedOutAt };
  }
  return markers;
}

/** The documents in the otherwise empty store. */
export const allMarkers = (): Documents => ({
  ...markersIn(collections.revokedSignIns),
  ...markersIn(collections.users),
});
