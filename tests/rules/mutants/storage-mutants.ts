import { matches, replace, withoutComments } from './source.ts';

interface StorageMutant {
  readonly name: string;
  readonly rules: string;
}

const OBJECTS = 'match /b/{bucket}/o {';
const SIGNED_IN = 'request.auth != null';

/** Grants that a hurried change could add: on the user's own files, public folders and small files. */
const GRANTS = [
  'match /{path=**} { allow get; }',
  'match /{path=**} { allow list; }',
  'match /{path=**} { allow create; }',
  'match /{path=**} { allow update; }',
  'match /{path=**} { allow delete; }',
  `match /{path=**} { allow read: if ${SIGNED_IN}; }`,
  `match /{path=**} { allow write: if ${SIGNED_IN}; }`,
  'match /covers/{file} { allow read; }',
  'match /public/{rest=**} { allow get; }',
  `match /people/{uid}/{file} { allow get: if ${SIGNED_IN} && request.auth.uid == uid; }`,
  `match /people/{uid}/{file} { allow list: if ${SIGNED_IN} && request.auth.uid == uid; }`,
  `match /people/{uid}/{file} { allow create: if ${SIGNED_IN} && request.auth.uid == uid; }`,
  `match /people/{uid}/{file} { allow update: if ${SIGNED_IN} && request.auth.uid == uid; }`,
  `match /people/{uid}/{file} { allow delete: if ${SIGNED_IN} && request.auth.uid == uid; }`,
  `match /people/{file} { allow get: if ${SIGNED_IN} && file == request.auth.uid + '.jpg'; }`,
  `match /{uid}/{rest=**} { allow write: if ${SIGNED_IN} && request.auth.uid == uid; }`,
  "match /{path=**} { allow create: if request.resource.size < 1024 && request.resource.contentType.matches('image/.*'); }",
  `match /{path=**} { allow read: if ${SIGNED_IN} && request.auth.token.roles.hasAny(['admin']); }`,
  `match /{path=**} { allow write: if ${SIGNED_IN} && request.auth.token.roles.hasAny(['zoomie']); }`,
];

const PICTURES = "allow get: if size in ['1280.jpg', '640.jpg'];";
const FOLDER = 'match /photos/{folder}/{size} {';

/** Changes of the one rule that opens something: [what becomes wrong, what is replaced, by what]. */
const LOOSER: readonly (readonly [name: string, from: string, to: string])[] = [
  ['any picture', PICTURES, 'allow get;'],
  ['every read', PICTURES, PICTURES.replace('get', 'read')],
  ['writes too', PICTURES, PICTURES.replace('get', 'get, write')],
  ['users only', PICTURES, PICTURES.replace('if ', `if ${SIGNED_IN} && `)],
  ['one size only', PICTURES, "allow get: if size in ['1280.jpg'];"],
  ['deeper folders', FOLDER, 'match /photos/{folder}/{rest=**}/{size} {'],
  ['any first folder', FOLDER, 'match /{any}/{folder}/{size} {'],
];

/** Every mutant of storage.rules. @throws Error when the rules have no place for a grant. */
export function storageMutantsOf(rules: string): StorageMutant[] {
  if (!rules.includes(OBJECTS)) throw new Error(`The rules lack "${OBJECTS}".`);
  const conditions = matches(withoutComments(rules), /(?<=: if )false(?=;)/g).flatMap((span) =>
    ['true', SIGNED_IN, '!(false)', 'resource == null', 'request.resource == null'].map((by) => ({
      name: `condition becomes ${by}`,
      rules: replace(rules, span, by),
    })),
  );
  const grants = GRANTS.map((grant) => ({
    name: `inserted: ${grant}`,
    rules: rules.replace(OBJECTS, () => `${OBJECTS}\n    ${grant}`),
  }));
  const looser = LOOSER.map(([name, from, to]) => {
    if (!rules.includes(from)) throw new Error(`The rules lack "${from}".`);
    return { name: `pictures: ${name}`, rules: rules.replace(from, () => to) };
  });
  return [...conditions, ...grants, ...looser];
}
