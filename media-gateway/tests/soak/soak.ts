import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parsePlaylist } from '@boma/domain/streams/playlist.ts';
import { chanceOf, doHarm, type Harms } from './harm.ts';
import { NumberWatch } from './number-watch.ts';
import { Place, WINDOW_MINUTES } from './place.ts';
import { findGrowth, measureResources, type Resources } from './resources.ts';

const USAGE = `Usage: npm run soak:media -- [--minutes 60] [--cameras 10] [--seed 1]

Runs the gateway with RTSP cameras for long, kills its ffmpegs, takes cameras away, freezes them, and kills the gateway
itself (in the first half only, so that the memory of one process can be followed in the second). Fails where a number of a
segment is missing or used twice, where a camera does not come back, and where memory or files grow. Needs ffmpeg and Linux.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    cameras: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const MINUTE_MS = 60_000;
const LOOKS_EVERY_MS = 2000;
/** A busy machine needs long until the last camera is back. */
const BACK_WITHIN_MS = 180_000;
/** A killed gateway leaves its ffmpegs behind until they notice. */
const SETTLES_WITHIN_LOOKS = 45;

const lengthMs = Number(values.minutes) * MINUTE_MS;
const folder = mkdtempSync(join(tmpdir(), 'boma-soak-'));
const place = new Place(folder, Number(values.cameras));
const watches = new Map(place.codes.map((code) => [code, new NumberWatch(code, WINDOW_MINUTES * MINUTE_MS)]));
const faults = new Set<string>();
const harms: Harms = { killed: 0, away: 0, frozen: 0, gateway: 0 };

function report(lines: readonly string[]): void {
  for (const line of lines) {
    if (!faults.has(line)) console.log(`FAULT ${line}`);
    faults.add(line);
  }
}

/** Reads the playlist of a camera and the segments that are new in it. False while it is off the air. */
async function lookAt(code: string): Promise<boolean> {
  const watch = watches.get(code);
  const base = `${place.url}/boma/${code}/source`;
  try {
    const answer = await fetch(`${base}/chunks.m3u8`);
    const list = parsePlaylist(await answer.text());
    if (!watch || !answer.ok || list?.kind !== 'media') return false;
    report(watch.read(list, Date.now()));
    // The newest one is read again, too: a gateway that was killed may have given its number away once more.
    const wanted = list.segments.filter(
      ({ number }, at) => !watch.hasRead(number) || at === list.segments.length - 1,
    );
    for (const { number } of wanted) {
      const segment = await fetch(`${base}/${number}.ts`);
      const bytes = Buffer.from(await segment.arrayBuffer());
      if (segment.ok) report(watch.readSegment(number, bytes));
    }
    return true;
  } catch {
    // The gateway was killed just now.
    return false;
  }
}

const column = (text: string | number, width = 8) => String(text).padStart(width);
const rounded = (number: number) => column(number.toFixed(0));

function writeLine(minute: number, onAir: number, found: Resources): void {
  const counts = [minute, onAir, harms.killed, harms.away, harms.frozen, harms.gateway].map((each) =>
    column(each),
  );
  const { gatewayMegabytes, ffmpegMegabytes, openFiles, files, diskMegabytes } = found;
  const sizes = [gatewayMegabytes, ffmpegMegabytes, openFiles, files, diskMegabytes].map(rounded);
  console.log([...counts, ...sizes].join(''));
}

const HEADS = [
  'minute',
  'on air',
  'killed',
  'away',
  'frozen',
  'gateway',
  'MB',
  'ffmpegs',
  'open',
  'files',
  'disk MB',
];

/** Undefined while the gateway is gone. */
function measure(): Resources | undefined {
  try {
    return measureResources(place.gatewayPid, place.dataFolder);
  } catch {
    return undefined;
  }
}

async function watchUntil(isOver: () => boolean, began: number): Promise<void> {
  const measured: Resources[] = [];
  let [minute, tooMany] = [0, 0];
  while (!isOver()) {
    const onAir = (await Promise.all(place.codes.map(lookAt))).filter(Boolean).length;
    const found = measure();
    if (found) {
      tooMany = found.writers > place.codes.length ? tooMany + 1 : 0;
      if (tooMany === SETTLES_WITHIN_LOOKS)
        report([`${found.writers} ffmpegs write for ${place.codes.length} cameras`]);
      // The gateway is killed no more, and the window is full.
      if (Date.now() - began > lengthMs / 2) measured.push(found);
      if (Date.now() - began >= minute * MINUTE_MS) {
        writeLine(minute, onAir, found);
        minute += 1;
      }
    }
    await pause(LOOKS_EVERY_MS);
  }
  report(findGrowth(measured));
}

async function waitForAll(): Promise<void> {
  const until = Date.now() + BACK_WITHIN_MS;
  while (!(await Promise.all(place.codes.map(lookAt))).every(Boolean)) {
    if (Date.now() > until) {
      const away = (await place.states())?.filter(({ onAir }) => !onAir).map(({ code }) => code);
      report([`Not back on the air within ${BACK_WITHIN_MS / 1000} s: ${away?.join(', ') ?? 'the gateway'}`]);
      return;
    }
    await pause(LOOKS_EVERY_MS);
  }
}

let isOver = false;
try {
  await place.open();
  await waitForAll();
  console.log(HEADS.map((head) => column(head)).join(''));
  const began = Date.now();
  const until = began + lengthMs;
  const watching = watchUntil(() => isOver, began);
  const options = {
    place,
    random: chanceOf(Number(values.seed)),
    killsGatewayUntil: began + lengthMs / 2 - MINUTE_MS / 2,
    until,
  };
  await doHarm(options, harms).finally(() => {
    isOver = true;
  });
  await watching;
  await waitForAll();
  const segments = [...watches.values()].reduce((sum, { count }) => sum + count, 0);
  console.log(`\n${segments} segments of ${place.codes.length} cameras, ${faults.size} faults.`);
} finally {
  await place.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults.size === 0 ? 0 : 1;
