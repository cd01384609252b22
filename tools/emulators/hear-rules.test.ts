import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from '../lib/run.ts';

/** In place of Java: it answers each two questions together, and cuts the second answer into two pieces. */
const ANSWERS_IN_PAIRS = `#!${process.execPath}
const answer = (id) => JSON.stringify({ id, status: 'ok', errors: [], result: { permit: true } }) + '\\n';
process.stdout.write(answer(-1));
const asked = [];
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  asked.push(JSON.parse(line).id);
  if (asked.length < 2) return;
  const both = asked.splice(0).map(answer).join('');
  process.stdout.write(both.slice(0, -5));
  setTimeout(() => process.stdout.write(both.slice(-5)), 50);
});
`;

interface Runtime {
  start(): Promise<unknown>;
  stop(): Promise<void>;
  _sendRequest(question: object): Promise<{ readonly id: number }>;
}

let folder: string;
const [, program = ''] = process.argv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boma-rules-'));
  const java = join(folder, 'java');
  writeFileSync(java, ANSWERS_IN_PAIRS);
  chmodSync(java, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', java);
  process.argv[1] = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
});

afterEach(() => {
  process.argv[1] = program;
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('the Storage emulator hears two answers of its rules that come together, or in pieces', async () => {
  const { partOfFirebaseTools } = await import('./firebase-tools.ts');
  await import('./hear-rules.ts');

  const { StorageRulesRuntime } = partOfFirebaseTools('../emulator/storage/rules/runtime') as {
    StorageRulesRuntime: new () => Runtime;
  };
  const runtime = new StorageRulesRuntime();
  await runtime.start();
  try {
    const answers = await Promise.all([runtime._sendRequest({}), runtime._sendRequest({})]);
    expect(answers.map(({ id }) => id)).toEqual([0, 1]);
  } finally {
    await runtime.stop();
  }
});
