import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FFMPEG = fileURLToPath(new URL('../src/cameras/ffmpeg.ts', import.meta.url));
const GATEWAY = `
  const { startFfmpeg } = await import(process.argv[1]);
  const args = ['-nostdin', '-v', 'error', '-re', '-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=5', '-f', 'null', '-'];
  console.log(startFfmpeg({ args, script: '', outputCount: 0, onReport() {} }).pid);
  setInterval(() => {}, 1000);
`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.runIf(process.platform === 'linux')(
  'an ffmpeg ends with a gateway that was killed',
  async () => {
    const gateway = spawn(process.execPath, ['--input-type=module', '-e', GATEWAY, FFMPEG], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(gateway.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    expect(isAlive(pid)).toBe(true);
    gateway.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  },
  60_000,
);
