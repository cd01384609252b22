import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endLeftovers, leftovers, logTail, runMarks, startProcess, stopProcess } from './processes.ts';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'boma-processes-'));
});

afterAll(() => rmSync(dir, { recursive: true }));

function start(name: string, script: string) {
  return startProcess({
    name,
    command: process.execPath,
    args: ['-e', script],
    cwd: dir,
    env: { ...process.env, ...runMarks(dir) },
    logFile: join(dir, `${name}.log`),
  });
}

const STAYS = 'setInterval(() => {}, 1000);';

it('keeps the output of a child and returns its exit code', async () => {
  const child = start('talker', "console.log('one'); console.log('two'); process.exit(3);");
  expect(await child.exited).toBe(3);
  expect(logTail(child.logFile, 1)).toBe('two');
});

it('stops a child, also one that ignores the signal', async () => {
  const deaf = start('deaf', `process.on('SIGINT', () => {}); ${STAYS}`);
  await Promise.all([stopProcess(start('polite', STAYS), 5000), stopProcess(deaf, 200)]);
  expect(deaf.hasExited()).toBe(true);
});

it('finds and ends the grandchildren of a run', async () => {
  const grandchild = `require('child_process').spawn(process.execPath, ['-e', '${STAYS}'], { detached: true, stdio: 'ignore' })`;
  const child = start(
    'parent',
    `require('fs').writeFileSync('pid', String(${grandchild}.pid)); process.exit();`,
  );
  await child.exited;
  const pid = Number(readFileSync(join(dir, 'pid'), 'utf8'));
  expect(leftovers(dir)).toContain(pid);
  await endLeftovers(dir);
  expect(existsSync(`/proc/${pid}/environ`)).toBe(false);
  expect(leftovers(dir)).toEqual([]);
});

it('leaves the processes of another living launcher alone', () => {
  const environment = (launcher: number) => `HOME=/ BOMA_RUN=/run BOMA_LAUNCHER=${launcher} X=1`;
  const gone = 2 ** 22 + 1;
  const found = leftovers('/run', [
    [11, environment(process.ppid)],
    [12, environment(process.pid)],
    [13, environment(gone)],
    [14, 'BOMA_RUN=/run-2 BOMA_LAUNCHER=1'],
  ]);
  expect(found).toEqual([12, 13]);
});
