import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A folder with a launcher whose npm, Java and Node only record how they were started. */
let house: string;
let running: ChildProcess | undefined;

function program(path: string, ...lines: string[]): void {
  writeFileSync(join(house, path), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
}

function bootstrap(env: NodeJS.ProcessEnv): ChildProcess {
  const path = `${join(house, 'bin')}:${process.env.PATH ?? ''}`;
  const file = join(house, 'tools/launch/bootstrap.mjs');
  running = spawn(process.execPath, [file, 'start'], { env: { PATH: path, ...env }, stdio: 'ignore' });
  return running;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => void child.once('exit', (code) => resolve(code)));
const told = (name: string) => readFileSync(join(house, name), 'utf8');

/** The process of an installation that has begun. */
function installing(): number | undefined {
  const file = join(house, 'npm');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined;
}

function lock(folder: string, packages: Record<string, { version: string }>): void {
  mkdirSync(join(house, folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(house, folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(house, folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }));
}

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'boma-house-'));
  for (const folder of ['bin', 'tools/launch']) mkdirSync(join(house, folder), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(house, 'tools/launch/bootstrap.mjs'));
  lock('.', {});
  lock('functions', {});
  program('bin/java', `echo 'openjdk version "21.0.1"'`);
  program('node_modules/.bin/node', `env > ${join(house, 'environment')}`);
});

afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(house, { recursive: true, force: true });
});

it.each(['SIGTERM', 'SIGHUP'] as const)('ends an installation that is under way at %s', async (signal) => {
  lock('.', { 'node_modules/zod': { version: '1.0.0' } });
  program('bin/npm', `echo $$ > ${join(house, 'npm')}`, 'exec sleep 60');
  const child = bootstrap({});
  const exit = ended(child);
  const npm = await vi.waitUntil(() => installing(), { timeout: 10_000 });
  child.kill(signal);
  expect(await exit).toBe(1);
  expect(() => process.kill(npm, 0)).toThrow('ESRCH');
  expect(() => told('.boma/installing')).toThrow('ENOENT');
});

it('sends downloads through the proxy of the machine, but not calls to the machine itself', async () => {
  expect(await ended(bootstrap({ HTTPS_PROXY: 'http://proxy.example:3128', NO_PROXY: 'own.example' }))).toBe(
    0,
  );
  const environment = told('environment').split('\n');
  expect(environment).toContain('NODE_USE_ENV_PROXY=1');
  expect(environment).toContain('NO_PROXY=own.example,127.0.0.1,localhost,.localhost');
  expect(await ended(bootstrap({}))).toBe(0);
  expect(told('environment')).not.toContain('PROXY');
});
