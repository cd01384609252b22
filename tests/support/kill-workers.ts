import { execFileSync } from 'node:child_process';

/** The processes of this machine with their environment. macOS and Linux name the option differently. */
const processes = (): string[] =>
  execFileSync('ps', [process.platform === 'darwin' ? 'axEww' : 'axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');

/**
 * Kills the processes in which the emulators of this run, and of no other, run these functions. The next request starts a
 * new process. @returns how many were killed.
 */
export function killWorkers(...functions: readonly ('api' | 'paymentWebhook')[]): number {
  const ofRun = ` FIRESTORE_EMULATOR_HOST=${process.env.FIRESTORE_EMULATOR_HOST} `;
  const workers = processes()
    .map((line) => `${line} `)
    .filter((line) => line.includes('functionsEmulatorRuntime') && line.includes(ofRun))
    .filter((line) => functions.some((name) => line.includes(` FUNCTION_TARGET=${name} `)));
  for (const worker of workers) process.kill(Number.parseInt(worker, 10), 'SIGKILL');
  return workers.length;
}
