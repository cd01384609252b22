import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Run } from '../lib/run.ts';

/** Lists every file of an export with its checksum, so that damage is found before the emulators read it. */
const MANIFEST = 'boma-manifest.json';
/** What the emulators write themselves. */
const METADATA = 'firebase-export-metadata.json';
/** Kept by the simulators, each written whole or not at all. */
const SIMULATOR_STATES = ['stripe', 'cameras', 'google'] as const;

const EXPORT_WITHIN_MS = 60_000;

type Manifest = { files: Record<string, string> };

class DataDamaged extends Error {}

/** Where the emulators' data is between two starts. */
export const dataFolder = (run: Run) => join(run.dir, 'data');
const nextFolder = (run: Run) => join(run.dir, 'data-next');
const previousFolder = (run: Run) => join(run.dir, 'data-previous');

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

const checksum = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function writeManifest(folder: string): void {
  const files = filesUnder(folder).map((file) => [relative(folder, file), checksum(file)]);
  writeFileSync(
    join(folder, MANIFEST),
    JSON.stringify({ files: Object.fromEntries(files) } satisfies Manifest),
  );
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function damagedFile(folder: string, { files }: Manifest): string | undefined {
  for (const [name, expected] of Object.entries(files)) {
    const file = join(folder, name);
    if (!existsSync(file)) return `${name} is missing`;
    if (checksum(file) !== expected) return `${name} is not as it was written`;
  }
  return undefined;
}

/** What is wrong with an export, in a few words; undefined when it is as it was written. */
function findDamage(folder: string): string | undefined {
  if (!statSync(folder).isDirectory()) return `${basename(folder)} is not a folder`;
  if (!existsSync(join(folder, METADATA))) return `${METADATA} is missing`;
  if (readJson(join(folder, METADATA)) === undefined) return `${METADATA} is not JSON`;
  // An earlier version of this launcher wrote none.
  if (!existsSync(join(folder, MANIFEST))) return undefined;
  const manifest = readJson<Manifest>(join(folder, MANIFEST));
  if (typeof manifest?.files !== 'object') return `${MANIFEST} is not a list of files`;
  return damagedFile(folder, manifest);
}

function damagedState(run: Run): string | undefined {
  const broken = SIMULATOR_STATES.find((name) => {
    const file = join(run.dir, name);
    return existsSync(file) && readJson(file) === undefined;
  });
  return broken && `the state of the ${broken} simulator is not JSON`;
}

/** Copies the data out of the folder that `--fresh` empties. Damage that was copied before is not copied again. */
function keepCopy(run: Run): string {
  const when = statSync(existsSync(dataFolder(run)) ? dataFolder(run) : run.dir).mtime.toISOString();
  const copy = join(dirname(run.dir), `damaged-${basename(run.dir)}-${when.replaceAll(/[:.]/g, '-')}`);
  if (existsSync(copy)) return copy;
  for (const name of ['data', ...SIMULATOR_STATES]) {
    const from = join(run.dir, name);
    if (existsSync(from)) cpSync(from, join(copy, name), { recursive: true });
  }
  return copy;
}

/** A launcher that was killed amid an export leaves the one before, or one half written. */
function finishSwap(run: Run): void {
  const [data, previous] = [dataFolder(run), previousFolder(run)];
  if (!existsSync(data) && existsSync(previous)) renameSync(previous, data);
  rmSync(previous, { recursive: true, force: true });
  rmSync(nextFolder(run), { recursive: true, force: true });
  for (const name of readdirSync(run.dir))
    if (name.startsWith('firebase-export-')) rmSync(join(run.dir, name), { recursive: true, force: true });
}

/**
 * The export to start from, or undefined on a first start.
 * @throws DataDamaged with one line when it cannot be used; a copy is kept beside the run's folder.
 */
export function soundData(run: Run): string | undefined {
  finishSwap(run);
  const data = dataFolder(run);
  const damage = damagedState(run) ?? (existsSync(data) ? findDamage(data) : undefined);
  if (damage)
    throw new DataDamaged(
      `The local data is damaged: ${damage}. A copy is kept in ${keepCopy(run)}; npm start -- --fresh begins with new data.`,
    );
  return existsSync(data) ? data : undefined;
}

/** Exports the emulators' data; the export before stays until this one is whole. @throws Error when it fails. */
export async function exportData(run: Run): Promise<void> {
  const next = nextFolder(run);
  rmSync(next, { recursive: true, force: true });
  const answer = await fetch(`http://127.0.0.1:${run.ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'boma' }),
    signal: AbortSignal.timeout(EXPORT_WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`The emulators did not export their data: ${await answer.text()}`);
  writeManifest(next);
  rmSync(previousFolder(run), { recursive: true, force: true });
  if (existsSync(dataFolder(run))) renameSync(dataFolder(run), previousFolder(run));
  renameSync(next, dataFolder(run));
  rmSync(previousFolder(run), { recursive: true, force: true });
}
