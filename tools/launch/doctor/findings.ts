import { SITE_NAME } from '@boma/domain/site-identity.ts';
import type { JarSource } from '../../emulators/jars.ts';
import { type Java, NEEDED_JAVA } from '../../emulators/java.ts';

/** `note` is worth knowing and nothing to repair. */
export type Finding = { state: 'good' | 'note' | 'missing'; text: string };

const JDK = `install a JDK, for example from https://adoptium.net or with: apt-get install openjdk-${NEEDED_JAVA}-jdk-headless`;

export function aboutJava(java: Java | undefined): Finding {
  if (!java)
    return { state: 'missing', text: `Java: none. The emulators need ${NEEDED_JAVA} or newer: ${JDK}` };
  const kind = java.hasCompiler ? 'JDK' : 'JRE';
  if (java.version < NEEDED_JAVA)
    return { state: 'missing', text: `Java: ${java.version}, older than ${NEEDED_JAVA}: ${JDK}` };
  return { state: 'good', text: `Java: ${java.version} (${kind})` };
}

export function aboutFirestore(source: JarSource): Finding {
  const name = 'Firestore emulator';
  switch (source.kind) {
    case 'override':
      return { state: 'good', text: `${name}: ${source.path}, as FIRESTORE_EMULATOR_BINARY_PATH says` };
    case 'cache':
      return { state: 'good', text: `${name}: ${source.path}, downloaded before` };
    case 'download':
      return { state: 'good', text: `${name}: will be downloaded once from ${source.url}` };
    case 'cloud-sdk':
      return {
        state: 'good',
        text: `${name}: not downloadable here, will use the Google Cloud SDK's ${source.path}`,
      };
    case 'missing':
      return {
        state: 'missing',
        text: `${name}: neither downloadable nor in a Google Cloud SDK. Go online once, or install google-cloud-cli with its cloud-firestore-emulator component`,
      };
  }
}

export function aboutStorage(source: JarSource, java: Java | undefined): Finding {
  const name = 'Storage rules runtime';
  switch (source.kind) {
    case 'override':
      return { state: 'good', text: `${name}: ${source.path}, as STORAGE_EMULATOR_BINARY_PATH says` };
    case 'cache':
      return { state: 'good', text: `${name}: ${source.path}, downloaded before` };
    case 'download':
      return { state: 'good', text: `${name}: will be downloaded once from ${source.url}` };
    case 'cloud-sdk':
      return java?.hasCompiler
        ? {
            state: 'good',
            text: `${name}: not downloadable here, will compile our own against ${source.path}`,
          }
        : {
            state: 'missing',
            text: `${name}: compiling our own needs a JDK; npm start leaves Storage out. To have it, ${JDK}`,
          };
    case 'missing':
      return { state: 'missing', text: `${name}: comes with the Firestore emulator, which is missing` };
  }
}

export function aboutBrowser(path: string | undefined): Finding {
  if (path) return { state: 'good', text: `Chromium: ${path}` };
  return { state: 'note', text: 'Chromium: none. npm test installs one; npm start needs none' };
}

/** `problem` says which engines are missing, and what installs them. */
export function aboutEngines(problem: string | undefined): Finding {
  if (!problem) return { state: 'good', text: 'Other engines: Firefox and WebKit are there' };
  return { state: 'note', text: `Other engines, for npm run test:engines: ${problem}` };
}

export function aboutFfmpeg(isThere: boolean): Finding {
  if (isThere) return { state: 'good', text: 'ffmpeg: there, for real cameras' };
  return {
    state: 'note',
    text: 'ffmpeg: none. Only npm run media and its tests need it; npm test installs it',
  };
}

export function aboutDisk(freeBytes: number, neededBytes: number): Finding {
  const free = `${(freeBytes / 1024 ** 3).toFixed(1)} GB`;
  if (freeBytes >= neededBytes) return { state: 'good', text: `Disk: ${free} free` };
  return { state: 'missing', text: `Disk: ${free} free, at least ${neededBytes / 1024 ** 3} GB needed` };
}

export function aboutPorts(command: string, base: number, taken: readonly number[]): Finding {
  if (taken.length === 0) return { state: 'good', text: `Ports for ${command}: free, from ${base}` };
  const way = `${SITE_NAME} itself, or choose others with BOMA_BASE_PORT=${base + 200} ${command}`;
  return { state: 'note', text: `Ports for ${command}: ${taken.join(', ')} taken. Perhaps by ${way}` };
}
