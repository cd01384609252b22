import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloudSdkFirestoreJar, cloudSdkRoots } from './cloud-sdk.ts';

let dir: string;
let jar: string;

beforeAll(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'boma-sdk-')));
  jar = join(dir, 'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  mkdirSync(dirname(jar), { recursive: true });
  writeFileSync(jar, '');
  for (const folder of ['sdk/bin', 'bin']) mkdirSync(join(dir, folder));
  writeFileSync(join(dir, 'sdk/bin/gcloud'), '');
  symlinkSync(join(dir, 'sdk/bin/gcloud'), join(dir, 'bin/gcloud'));
});

afterAll(() => rmSync(dir, { recursive: true }));

it('follows gcloud on the path to the folder it is installed in', () => {
  expect(cloudSdkRoots({ PATH: join(dir, 'bin') })[0]).toBe(join(dir, 'sdk'));
});

it('prefers the folder that the environment names', () => {
  expect(cloudSdkRoots({ CLOUDSDK_ROOT_DIR: '/told', PATH: join(dir, 'bin') })[0]).toBe('/told');
});

it('finds the jar where there is one', () => {
  expect(cloudSdkFirestoreJar([join(dir, 'nowhere'), join(dir, 'sdk')])).toBe(jar);
  expect(cloudSdkFirestoreJar([join(dir, 'nowhere')])).toBeUndefined();
});
