import { execFileSync } from 'node:child_process';
import type { FunctionGroup } from '../../tools/emulators/function-groups.ts';

/** The processes of this machine with their environment. macOS and Linux name the option differently. */
const processes = (): string[] =>
  execFileSync('ps', [process.platform === 'darwin' ? 'axEww' : 'axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');

type Name = 'api' | 'paymentWebhook' | FunctionGroup;

/** The ids of the processes in which the emulators of this run, and of no other, run these functions or groups. */
export function workersOf(...functions: readonly Name[]): number[] {
  const ofRun = ` FIRESTORE_EMULATOR_HOST=${process.env.FIRESTORE_EMULATOR_HOST} `;
  return processes()
    .map((line) => `${line} `)
    .filter((line) => line.includes('functionsEmulatorRuntime') && line.includes(ofRun))
    .filter((line) => functions.some((name) => line.includes(` FUNCTION_TARGET=${name} `)))
    .map((line) => Number.parseInt(line, 10));
}

/** Kills these processes. The next request starts a new process. @returns how many were killed. */
export function killWorkers(...functions: readonly Name[]): number {
  const workers = workersOf(...functions);
  for (const worker of workers) process.kill(worker, 'SIGKILL');
  return workers.length;
}
