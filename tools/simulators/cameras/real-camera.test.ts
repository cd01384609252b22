import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../listen-locally.ts';
import { openRealCamera, realCameraConfig } from './real-camera.ts';
import { startCameras } from './server.ts';

let folder: string;
let cameras: RunningServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boma-real-camera-'));
  // Nothing answers at port 1, so the camera stays off the air.
  const realCamera = openRealCamera('rtsp://127.0.0.1:1/live', folder, {});
  cameras = await startCameras({ port: 0, secret: 'a secret', realCamera });
});
afterEach(async () => {
  await cameras.close();
  rmSync(folder, { recursive: true, force: true });
});

const textOf = async (path: string) => (await fetch(`${cameras.url}${path}`)).text();

it('stands beside the painted cameras, and is off the air while its source does not answer', async () => {
  expect(await textOf('/boma/tau/playlist.m3u8')).toContain('#EXTM3U');
  expect(await textOf('/boma/your-camera/playlist.m3u8')).toBe('This camera is off the air.\n');
  expect(await textOf('/boma/another/playlist.m3u8')).toBe('There is no such stream.\n');
});

it('refuses a source that is none, in one line', () => {
  expect(realCameraConfig('rtsp://10.0.0.21/main', folder, {}).cameras).toHaveLength(1);
  expect(() => realCameraConfig('ftp://10.0.0.21/main', folder, {})).toThrow(
    /^The source of the camera "your-camera" begins with ftp:\/\//,
  );
});
