import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/run.ts';
import { findJar, type JarName } from './jars.ts';
import { writeManifestJar } from './manifest-jar.ts';

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const RULES_RUNTIME = 'StorageRulesRuntime';
const DOWNLOAD_WITHIN_MS = 10 * 60_000;

class EmulatorsMissing extends Error {}

/** What the emulators need in their environment, and what has to be left out on this machine. */
export type Prepared = { env: Record<string, string>; withoutStorage?: string };

function download(name: JarName): void {
  console.log(`  downloading the ${name} emulator (once)`);
  const cli = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const options = { cwd: ROOT, stdio: 'inherit', timeout: DOWNLOAD_WITHIN_MS } as const;
  const { status } = spawnSync(process.execPath, [cli, `setup:emulators:${name}`], options);
  if (status !== 0)
    throw new EmulatorsMissing(`The ${name} emulator's download failed; start again to retry.`);
}

/** The Cloud SDK's jar names no main class, so `java -jar` needs one beside it that does. */
function firestoreStarter(sdkJar: string, dir: string): string {
  const jar = join(dir, 'firestore-emulator.jar');
  writeManifestJar(jar, FIRESTORE_MAIN, [pathToFileURL(sdkJar)]);
  return jar;
}

/** Compiles the rules runtime against the Cloud SDK's jar; undefined where this Java is no JDK. */
function rulesRuntimeStarter(sdkJar: string, dir: string): string | undefined {
  const classes = join(dir, 'storage-rules-runtime');
  mkdirSync(classes, { recursive: true });
  const source = join(ROOT, 'tools/emulators', `${RULES_RUNTIME}.java`);
  const compiler = ['-m', 'jdk.compiler/com.sun.tools.javac.Main'];
  const { status } = spawnSync('java', [...compiler, '-proc:none', '-cp', sdkJar, '-d', classes, source]);
  if (status !== 0) return undefined;
  const jar = join(dir, 'storage-rules-runtime.jar');
  writeManifestJar(jar, RULES_RUNTIME, [pathToFileURL(`${classes}/`), pathToFileURL(sdkJar)]);
  return jar;
}

const NO_JDK =
  'Storage is left out: its rules runtime could not be downloaded, and compiling our own needs a JDK (found a JRE).';

/**
 * Makes the emulators' jars ready: cached or downloaded by firebase-tools, otherwise from an installed Google Cloud SDK.
 * @throws EmulatorsMissing with the one thing to do about it.
 */
export async function prepareEmulators(dir: string): Promise<Prepared> {
  mkdirSync(dir, { recursive: true });
  const [firestore, storage] = await Promise.all([findJar('firestore'), findJar('storage')]);
  const prepared: Prepared = { env: {} };
  for (const [name, source] of [
    ['firestore', firestore],
    ['storage', storage],
  ] as const) {
    if (source.kind === 'download') download(name);
    if (source.kind === 'missing') throw new EmulatorsMissing(missingText());
  }
  if (firestore.kind === 'cloud-sdk') {
    prepared.env.FIRESTORE_EMULATOR_BINARY_PATH = firestoreStarter(firestore.path, dir);
  }
  if (storage.kind === 'cloud-sdk') {
    const runtime = rulesRuntimeStarter(storage.path, dir);
    if (runtime) prepared.env.STORAGE_EMULATOR_BINARY_PATH = runtime;
    else prepared.withoutStorage = NO_JDK;
  }
  return prepared;
}

function missingText(): string {
  return 'The emulators cannot be downloaded here and no Google Cloud SDK with the Firestore emulator was found: go online once, or install google-cloud-cli and its cloud-firestore-emulator component.';
}
