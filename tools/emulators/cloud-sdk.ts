import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

function besideGcloud(path: string): string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
}

/** Where a Google Cloud SDK may be installed on this machine, likeliest first. */
export function cloudSdkRoots(env: NodeJS.ProcessEnv = process.env): string[] {
  return [
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    ...besideGcloud(env.PATH ?? ''),
    join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
  ];
}

/** The Firestore emulator's jar in an installed Google Cloud SDK. */
export function cloudSdkFirestoreJar(roots: readonly string[] = cloudSdkRoots()): string | undefined {
  return roots.map((root) => join(root, JAR)).find((jar) => existsSync(jar));
}
