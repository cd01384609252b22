import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';
import { cloudSdkFirestoreJar } from './cloud-sdk.ts';

export type JarName = 'firestore' | 'storage';

/** Where an emulator's program comes from on this machine. */
export type JarSource =
  | { kind: 'override'; path: string }
  | { kind: 'cache'; path: string }
  | { kind: 'download'; url: string }
  | { kind: 'cloud-sdk'; path: string }
  | { kind: 'missing' };

type Published = { remoteUrl: string; downloadPathRelativeToCacheDir: string };

const REACHED_WITHIN_MS = 4000;

function published(name: JarName): Published {
  const file = join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<JarName, Published>)[name];
}

function cacheFolder(): string {
  return process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

async function canDownload(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(REACHED_WITHIN_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Decides where an emulator's jar comes from: told, cached, downloadable, or inside an installed Cloud SDK. */
export async function findJar(name: JarName): Promise<JarSource> {
  const override = process.env[`${name.toUpperCase()}_EMULATOR_BINARY_PATH`];
  if (override) return { kind: 'override', path: override };
  const { remoteUrl, downloadPathRelativeToCacheDir } = published(name);
  const cached = join(cacheFolder(), downloadPathRelativeToCacheDir);
  if (existsSync(cached)) return { kind: 'cache', path: cached };
  if (await canDownload(remoteUrl)) return { kind: 'download', url: remoteUrl };
  const fromSdk = cloudSdkFirestoreJar();
  return fromSdk ? { kind: 'cloud-sdk', path: fromSdk } : { kind: 'missing' };
}
