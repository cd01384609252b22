import { ownerFields } from '../matrix/documents.ts';
import type { Mutant } from './operators.ts';

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;

/** Conditions that grant users access to their own documents, by method. */
function conditionsOf(method: (typeof METHODS)[number]): string[] {
  const own = method === 'create' ? 'request.resource' : 'resource';
  const byField = ownerFields.map(
    (field) => `request.auth != null && ${own}.data.${field} == request.auth.uid`,
  );
  if (method === 'list') return [...byField, 'request.query.limit == 1', 'request.query.limit <= 180'];
  return [...byField, 'request.auth != null && id == request.auth.uid'];
}

const grant = (
  collection: string,
  path: string,
  methods: string,
  condition: string,
): readonly [string, string] => [
  `${collection}: ${path} allows ${methods} if ${condition}`,
  `match ${path} { allow ${methods}: if ${condition}; }`,
];

/** Grants that a hurried change could add: on own documents, small lists, first writes and nested documents. */
function grantsOf(collection: string): (readonly [string, string])[] {
  const path = `/${collection}/{id}`;
  const isOwn = 'request.auth != null && id == request.auth.uid';
  return [
    ...METHODS.flatMap((method) =>
      conditionsOf(method).map((condition) => grant(collection, path, method, condition)),
    ),
    grant(collection, path, 'get', 'request.auth != null'),
    grant(
      collection,
      path,
      'list',
      "request.auth != null && request.auth.token.get('roles', []).hasAny(['subscriber']) && request.query.limit <= 20",
    ),
    grant(collection, path, 'create', "id == 'some-document'"),
    grant(collection, `${path}/{below}/{more}`, 'read', isOwn),
    grant(collection, `${path}/{below}/{more}`, 'write', isOwn),
    grant(collection, `${path}/{rest=**}`, 'get', isOwn),
    grant(collection, `/{anywhere=**}/${collection}/{id}`, 'list', 'request.query.limit <= 20'),
    grant(
      collection,
      `/{anywhere=**}/${collection}/{id}`,
      'list',
      'request.auth != null && resource.data.uid == request.auth.uid',
    ),
  ];
}

/** Grants for one document or one family of ids, as the open documents have them. */
const OPEN_GRANTS: readonly (readonly [string, string])[] = [
  grant('live', '/live/{id}', 'create', "id == 'site'"),
  grant('live', '/live/{id}', 'get', "id.matches('site.*')"),
  grant('live', '/live/{id}', 'get', "id.matches('.*site')"),
  grant('notify-streams', '/notify-streams/{id}', 'create', "id == 'current'"),
  grant('notify-streams', '/notify-streams/{id}', 'get', "id.matches('current.*')"),
  grant('notify-streams', '/notify-streams/{id}', 'list', 'request.query.limit <= 20'),
  grant('chat-tails', '/chat-tails/{id}', 'get', "id.matches('.*chat-.*')"),
  grant('chat-tails', '/chat-tails/{id}', 'get', "id.matches('chat-.*')"),
  grant('chat-tails', '/chat-tails/{id}', 'create', "id.matches('chat-[a-z0-9-]+')"),
  grant('chat-tails', '/chat-tails/{id=**}', 'get', 'true'),
  grant(
    'chat-reports',
    '/chat-reports/{id=**}',
    'read',
    "request.auth != null && request.auth.token.get('roles', []).hasAny(['zoomie'])",
  ),
];

const DOCUMENTS = 'match /databases/{database}/documents {';

/** The rules with one more grant each. @throws Error when the rules have no place for it. */
export function grantMutants(rules: string, collections: readonly string[]): Mutant[] {
  if (!rules.includes(DOCUMENTS)) throw new Error(`The rules lack "${DOCUMENTS}".`);
  return [...collections.flatMap(grantsOf), ...OPEN_GRANTS].map(([name, block]) => ({
    name: `inserted in ${name}`,
    rules: rules.replace(DOCUMENTS, () => `${DOCUMENTS}\n    ${block}`),
    collection: name.split(':')[0] ?? '',
  }));
}
