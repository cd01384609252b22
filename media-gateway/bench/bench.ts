import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseConfig } from '../src/config.ts';
import { startGateway } from '../src/gateway.ts';

/**
 * What the gateway costs: the processor time of each copied camera against plain `ffmpeg -f hls` of the same film, the
 * playlists that one core answers in a second, and the memory. Needs Linux, whose `/proc` has the times of the children.
 */
const { values } = parseArgs({
  options: {
    cameras: { type: 'string', default: '1,10,50' },
    seconds: { type: 'string', default: '20' },
  },
});
const TICKS_PER_SECOND = 100;
const KILOBYTE = 1024;
const folder = mkdtempSync(join(tmpdir(), 'boma-bench-'));

function makeFilm(): string {
  const file = join(folder, 'film.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=15'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000:duration=9.9'];
  const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '1500k', '-g', '30', '-pix_fmt', 'yuv420p'];
  const args = [...picture, ...sound, ...h264, '-c:a', 'aac', '-b:a', '64k', '-t', '10', file];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args]);
  return file;
}

/** Seconds of a core that a process has used, and the bytes that it holds. */
function usageOf(pid: number): { readonly seconds: number; readonly bytes: number } {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = after.split(' ').slice(11, 13).map(Number);
  const [, resident = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { seconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND, bytes: Number(resident) * KILOBYTE };
}

interface Measured {
  /** Per cent of a core for each camera. */
  readonly percent: number;
  readonly megabytes: number;
}

async function measure(pids: () => readonly number[], count: number): Promise<Measured> {
  const seconds = Number(values.seconds);
  const sum = () => pids().reduce((total, pid) => total + usageOf(pid).seconds, 0);
  const before = sum();
  await pause(seconds * 1000);
  const percent = ((sum() - before) / seconds / count) * 100;
  const bytes = pids().reduce((total, pid) => total + usageOf(pid).bytes, 0);
  return { percent, megabytes: bytes / KILOBYTE ** 2 };
}

async function plain(film: string, count: number): Promise<Measured> {
  const children: ChildProcess[] = [];
  for (let at = 0; at < count; at += 1) {
    const target = join(folder, `plain-${at}`);
    mkdirSync(target, { recursive: true });
    const hls = ['-f', 'hls', '-hls_time', '2', '-hls_list_size', '150', '-hls_flags', 'delete_segments'];
    const args = ['-re', '-stream_loop', '-1', '-i', film, '-c', 'copy', ...hls, join(target, 'list.m3u8')];
    children.push(spawn('ffmpeg', ['-nostdin', '-v', 'quiet', '-y', ...args], { stdio: 'ignore' }));
  }
  await pause(5000);
  const measured = await measure(() => children.flatMap(({ pid }) => pid ?? []), count);
  for (const child of children) child.kill('SIGKILL');
  return measured;
}

/** Reads one address again and again for five seconds, from a process of its own, and writes how often. */
const READER = `
  const until = performance.now() + 5000;
  let answered = 0;
  await Promise.all(Array.from({ length: 16 }, async () => {
    while (performance.now() < until) {
      await (await fetch(process.argv[1])).arrayBuffer();
      answered += 1;
    }
  }));
  console.log(answered);
`;

/** How many playlists the gateway answers in a second of one core. */
async function playlistsPerSecond(url: string): Promise<number> {
  const address = `${url}/boma/camera-0/source/chunks.m3u8`;
  const before = process.cpuUsage();
  const reader = spawn(process.execPath, ['--input-type=module', '-e', READER, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answered = '';
  reader.stdout.on('data', (chunk) => (answered += String(chunk)));
  await once(reader, 'close');
  const { user, system } = process.cpuUsage(before);
  return Number(answered) / ((user + system) / 1_000_000);
}

async function ours(film: string, count: number): Promise<Measured & { readonly playlists: number }> {
  const cameras = Array.from({ length: count }, (_, at) => ({ code: `camera-${at}`, source: film }));
  const config = parseConfig({ port: 0, adminPort: 0, folder: join(folder, `ours-${count}`), cameras });
  const gateway = await startGateway({ config, secret: 'bench', log: console.error });
  const states = async () => {
    const answer = await (await fetch(`${gateway.adminUrl}/control/cameras`)).json();
    return (answer as { data: { onAir: boolean; pid: number | null }[] }).data;
  };
  try {
    while (!(await states()).every(({ onAir }) => onAir)) await pause(500);
    const children = (await states()).flatMap(({ pid }) => pid ?? []);
    const measured = await measure(() => [process.pid, ...children], count);
    return { ...measured, playlists: await playlistsPerSecond(gateway.url) };
  } finally {
    await gateway.close();
  }
}

try {
  const film = makeFilm();
  console.log('cameras   plain ffmpeg -f hls     media gateway              ratio   playlists/s');
  for (const count of values.cameras.split(',').map(Number)) {
    const base = await plain(film, count);
    const own = await ours(film, count);
    const cost = ({ percent, megabytes }: Measured) =>
      `${percent.toFixed(2).padStart(5)} % ${megabytes.toFixed(0).padStart(5)} MB`;
    console.log(
      `${String(count).padStart(7)}   ${cost(base)}          ${cost(own)}             ${(own.percent / base.percent).toFixed(2)}   ${own.playlists.toFixed(0)}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
