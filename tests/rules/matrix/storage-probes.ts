import { type Actor, actors, OPERATOR, tokenOf } from './actors.ts';
import { STORAGE_CALLS, type StorageCall, type StorageRest } from './storage-rest.ts';

/** One request of one actor for one object. The rules allow none. */
export interface StorageProbe {
  readonly actor: Actor;
  readonly call: StorageCall;
  readonly path: string;
}

/** Folders that a rule could open: to all, by the user's id as folder or file name, by kind of file, or not at all. */
const pathsOf = ({ uid = 'a-guest' }: Actor): string[] => [
  'covers/tau.jpg',
  `people/${uid}/tau.jpg`,
  `people/${uid}.jpg`,
  `people/${uid}-neighbour/tau.jpg`,
  `${uid}/photos/tau.jpg`,
  'public/deep/below/tau.jpg',
];

export const storageProbesOf = (actor: Actor): StorageProbe[] =>
  pathsOf(actor).flatMap((path) => STORAGE_CALLS.map((call) => ({ actor, call, path })));

export const allStorageProbes = (): StorageProbe[] => actors.flatMap(storageProbesOf);

/** Sends a probe on an existing object, as its actor or as the operator, and undoes its changes. */
export async function answerOfStorage(
  storage: StorageRest,
  { actor, call, path }: StorageProbe,
  as: 'actor' | 'operator' = 'actor',
): Promise<boolean> {
  const allowed = await storage.isAllowed(call, path, as === 'operator' ? OPERATOR : tokenOf(actor));
  if (allowed && call === 'upload') await storage.removeNew(path);
  if (allowed && (call === 'delete' || call === 'overwrite' || call === 'relabel')) await storage.put(path);
  return allowed;
}

/** Stores every object that the probes ask for. */
export async function seedStorage(storage: StorageRest): Promise<void> {
  for (const path of new Set(actors.flatMap(pathsOf))) await storage.put(path);
}
