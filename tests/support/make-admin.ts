import { execFile } from 'node:child_process';

const TOOL = new URL('../../tools/scripts/make-admin.ts', import.meta.url).pathname;

/** Runs `npm run make-admin` with these arguments. */
export function makeAdmin(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [TOOL, ...args], (_, out, errors) =>
      resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });
}
