import { spawnSync } from 'node:child_process';

export const NEEDED_JAVA = 17;

export type Java = { version: number; hasCompiler: boolean };

/** Reads the major version out of what `java -version` prints. */
export function javaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

/** The Java on this machine, or undefined when there is none. */
export function findJava(): Java | undefined {
  const found = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = found.error ? undefined : javaVersion(`${found.stderr}${found.stdout}`);
  if (version === undefined) return undefined;
  const modules = spawnSync('java', ['--list-modules'], { encoding: 'utf8' });
  return { version, hasCompiler: modules.stdout.includes('jdk.compiler') };
}
