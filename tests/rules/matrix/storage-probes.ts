import { type Actor, actors, OPERATOR, tokenOf } from './actors.ts';
import { STORAGE_CALLS, type StorageCall, type StorageRest } from './storage-rest.ts';

/** One request of one actor for one object, and whether the rules must allow it. */
export interface StorageProbe {
  readonly actor: Actor;
  readonly call: StorageCall;
  readonly path: string;
  readonly isAllowed: boolean;
}

/** The pictures of published photos. Written by hand, so that a change of the rules must be confirmed here. */
const OPEN = ['photos/f0ld3r/1280.jpg', 'photos/f0ld3r/640.jpg'];
/** Reading an object and its description. */
const OPEN_CALLS: readonly StorageCall[] = ['download', 'describe'];

/** Folders that a rule could open: to all, by the user's id as folder or file name, by kind of file, or not at all. */
const pathsOf = ({ uid = 'a-guest' }: Actor): string[] => [
  'covers/tau.jpg',
  `people/${uid}/tau.jpg`,
  `people/${uid}.jpg`,
  `people/${uid}-neighbour/tau.jpg`,
  `${uid}/photos/tau.jpg`,
  'public/deep/below/tau.jpg',
  ...OPEN,
  'photos/f0ld3r/original.jpg',
  'photos/f0ld3r/1280.jpg.exe',
  'photos/1280.jpg',
  'photos/f0ld3r/below/1280.jpg',
  'other-photos/f0ld3r/1280.jpg',
  `snapshots/2026/02/03/${uid}/${uid}-tau-1770120000000.jpg`,
  `snapshots/${uid}/1280.jpg`,
];

export const storageProbesOf = (actor: Actor): StorageProbe[] =>
  pathsOf(actor).flatMap((path) =>
    STORAGE_CALLS.map((call) => ({
      actor,
      call,
      path,
      isAllowed: OPEN.includes(path) && OPEN_CALLS.includes(call),
    })),
  );

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
