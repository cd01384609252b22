import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeRun, type Run } from '../lib/run.ts';
import { exportData, soundData } from './saved-data.ts';

const FILES = {
  'firebase-export-metadata.json': '{"version":"14.27.0"}',
  'firestore_export/firestore_export.overall_export_metadata': 'overall',
  'firestore_export/all_namespaces/all_kinds/output-0': 'documents',
  'auth_export/accounts.json': '{"users":[]}',
  'storage_export/buckets.json': '{"buckets":[]}',
};

let house: string;
let run: Run;
let hub: Server;
let answers: number;

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Answers as the emulators' hub does: writes an export to the path it is given. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path } = (await json(request)) as { path: string };
  if (answers === 200) write(path, FILES);
  response.writeHead(answers).end('{"message":"Firestore is gone"}');
}

async function openHub(): Promise<void> {
  hub = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
}

beforeEach(async () => {
  house = mkdtempSync(join(tmpdir(), 'boma-data-'));
  answers = 200;
  await openHub();
  const described = describeRun('demo-boma', 5080, 'europe-west1');
  const ports = { ...described.ports, hub: (hub.address() as AddressInfo).port };
  run = { ...described, ports, dir: join(house, 'demo-boma-5080') };
  mkdirSync(run.dir);
});

afterEach(() => {
  hub.close();
  rmSync(house, { recursive: true, force: true });
});

const inData = (name: string) => join(run.dir, 'data', name);
const OUTPUT = 'firestore_export/all_namespaces/all_kinds/output-0';
const damage: Record<string, () => void> = {
  'a truncated export': () => truncateSync(inData(OUTPUT), 3),
  'an empty export': () => truncateSync(inData(OUTPUT), 0),
  'changed documents': () => writeFileSync(inData(OUTPUT), 'documentz'),
  'missing documents': () => rmSync(inData(OUTPUT)),
  'missing metadata': () => rmSync(inData('firebase-export-metadata.json')),
  'broken metadata': () => writeFileSync(inData('firebase-export-metadata.json'), '{"version":'),
  'missing metadata of Firestore': () =>
    rmSync(inData('firestore_export/firestore_export.overall_export_metadata')),
  'broken accounts': () => writeFileSync(inData('auth_export/accounts.json'), '{"users":['),
  'missing accounts': () => rmSync(inData('auth_export'), { recursive: true }),
  'broken storage': () => writeFileSync(inData('storage_export/buckets.json'), ''),
  'a broken manifest': () => writeFileSync(inData('boma-manifest.json'), '{'),
  'an empty folder': () => {
    rmSync(join(run.dir, 'data'), { recursive: true });
    mkdirSync(join(run.dir, 'data'));
  },
  'a file instead of the folder': () => {
    rmSync(join(run.dir, 'data'), { recursive: true });
    writeFileSync(join(run.dir, 'data'), '');
  },
  'a broken state of the Stripe simulator': () => writeFileSync(join(run.dir, 'stripe'), '{"version":1,'),
};

function problem(): string {
  try {
    soundData(run);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

it.each(
  Object.keys(damage),
)('reports %s in one line that names --fresh, and keeps one copy', async (kind) => {
  await exportData(run);
  damage[kind]?.();
  const line = problem();
  expect(line).toMatch(
    /^The local data is damaged: .+\. A copy is kept in .+; npm start -- --fresh begins with new data\.$/,
  );
  expect(line).not.toContain('\n');
  const copy = /kept in (.+);/.exec(line)?.[1] ?? '';
  expect(existsSync(join(copy, 'data'))).toBe(true);
  expect(copy.startsWith(run.dir + '/')).toBe(false);
  // The next start refuses too, and makes no further copy.
  expect(problem()).toBe(line);
  expect(readdirSync(house)).toHaveLength(2);
});

it('starts from the exported data, and empty on the first start', async () => {
  expect(soundData(run)).toBeUndefined();
  await exportData(run);
  expect(soundData(run)).toBe(join(run.dir, 'data'));
  expect(readFileSync(inData(OUTPUT), 'utf8')).toBe('documents');
});

it('starts from an export of an earlier version, which has no manifest', async () => {
  await exportData(run);
  rmSync(inData('boma-manifest.json'));
  expect(soundData(run)).toBe(join(run.dir, 'data'));
});

it('keeps the previous export when the emulators cannot export', async () => {
  await exportData(run);
  answers = 500;
  await expect(exportData(run)).rejects.toThrow('Firestore is gone');
  expect(soundData(run)).toBe(join(run.dir, 'data'));
});

it('starts from the previous export when the launcher was killed while replacing it', async () => {
  await exportData(run);
  renameSync(join(run.dir, 'data'), join(run.dir, 'data-previous'));
  mkdirSync(join(run.dir, 'data-next'));
  mkdirSync(join(run.dir, 'firebase-export-123'));
  expect(soundData(run)).toBe(join(run.dir, 'data'));
  expect(readdirSync(run.dir)).toEqual(['data']);
});
