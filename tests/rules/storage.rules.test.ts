import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  actorNames,
  actors,
  contextOf,
  serverContext,
  storageEnvironment,
} from './environment.ts';

const seeded = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

const ownFolder = (actor: Actor) => `people/${actors[actor]?.uid ?? 'nobody'}`;
const folders: Record<string, (actor: Actor) => string> = {
  'the covers': () => 'covers',
  'a folder of their own': ownFolder,
  'somebody else’s folder': (actor) => `${ownFolder(actor)}-neighbour`,
};

/** Each on an object that is there, but `upload`, whose object is not. */
const operations: Record<string, (storage: FirebaseStorage, path: string) => Promise<unknown>> = {
  download: (storage, path) => getBytes(ref(storage, path)),
  describe: (storage, path) => getMetadata(ref(storage, path)),
  list: (storage, path) => listAll(ref(storage, path.split('/').slice(0, -1).join('/'))),
  upload: (storage, path) => uploadBytes(ref(storage, `${path}-new`), seeded),
  overwrite: (storage, path) => uploadBytes(ref(storage, path), new Uint8Array([1])),
  relabel: (storage, path) => updateMetadata(ref(storage, path), { customMetadata: { name: 'Tembe' } }),
  delete: (storage, path) => deleteObject(ref(storage, path)),
};

let environment: RulesTestEnvironment;
let server: Awaited<ReturnType<typeof serverContext>>;
let serverStorage: FirebaseStorage;
const actorStorage = {} as Record<Actor, FirebaseStorage>;

beforeAll(async () => {
  environment = await storageEnvironment();
  server = await serverContext(environment);
  serverStorage = server.context.storage() as unknown as FirebaseStorage;
  for (const actor of actorNames) {
    actorStorage[actor] = contextOf(environment, actor).storage() as unknown as FirebaseStorage;
  }
});
afterAll(async () => {
  await server?.close();
  await environment?.cleanup();
});

describe.each(actorNames)('%s', (actor) => {
  it.each(
    Object.keys(folders).flatMap((folder) =>
      Object.keys(operations).map((operation) => [operation, folder] as const),
    ),
  )('may not %s in %s', async (operation, folder) => {
    const path = `${folders[folder]?.(actor)}/tau-${operation}.jpg`;
    const call = operations[operation];
    if (!call) throw new Error(`No operation ${operation}`);
    await uploadBytes(ref(serverStorage, path), seeded);
    await assertSucceeds(call(serverStorage, path));
    await uploadBytes(ref(serverStorage, path), seeded);
    await assertFails(call(actorStorage[actor], path));
    expect(new Uint8Array(await getBytes(ref(serverStorage, path)))).toEqual(seeded);
  });
});
