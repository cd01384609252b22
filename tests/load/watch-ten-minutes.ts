/**
 * Watches a camera in Chromium and reports for how long the picture stood still.
 *
 * Usage: node tests/load/watch-ten-minutes.ts [--site http://127.0.0.1:5080] [--camera tau] [--minutes 10]
 * Exits with 1 if the picture stood still for more than one second in total.
 */
import { parseArgs } from 'node:util';
import { streamPath } from '@boma/domain/site-paths.ts';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/lib/chromium.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://127.0.0.1:5080' },
    camera: { type: 'string', default: 'tau' },
    minutes: { type: 'string', default: '10' },
  },
});

/** Seconds of standstill, in total, that still count as uninterrupted. */
const STILL_ALLOWED = 1;

/** The measurements of one second. */
interface Sample {
  readonly seconds: number;
  readonly frames: number;
  readonly dropped: number;
  readonly state: string;
  readonly delay: string;
}

const sample = (page: Page) =>
  page.evaluate((): Sample => {
    const video = document.querySelector('video');
    const quality = video?.getVideoPlaybackQuality();
    return {
      seconds: video?.currentTime ?? 0,
      frames: quality?.totalVideoFrames ?? 0,
      dropped: quality?.droppedVideoFrames ?? 0,
      state: document.querySelector('section[aria-label^="Player"] output')?.textContent ?? '',
      delay: document.querySelector('[data-latency]')?.textContent ?? '',
    };
  });

const second = () => new Promise((resolve) => setTimeout(resolve, 1000));

async function watch(page: Page, minutes: number) {
  const states = new Map<string, number>();
  const delays: number[] = [];
  let still = 0;
  let before = await sample(page);
  const first = before;
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    await second();
    const now = await sample(page);
    if (now.seconds === before.seconds) still += 1;
    states.set(now.state, (states.get(now.state) ?? 0) + 1);
    const delay = /^(\d+) s delay$/.exec(now.delay)?.[1];
    if (delay) delays.push(Number(delay));
    before = now;
  }
  return {
    still,
    states,
    delays,
    frames: before.frames - first.frames,
    dropped: before.dropped - first.dropped,
  };
}

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
});
try {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${values.site}${streamPath(values.camera)}`);
  await page.getByText(/ is live\.$/).waitFor({ state: 'attached', timeout: 30_000 });
  const { still, states, delays, frames, dropped } = await watch(page, Number(values.minutes));
  const ordered = delays.toSorted((a, b) => a - b);
  console.log(`${values.camera}, ${values.minutes} min: the picture stood still for ${still} s.`);
  console.log(`Frames: ${frames}, of them dropped: ${dropped}.`);
  console.log(
    `Delay in seconds: ${ordered[0]} to ${ordered.at(-1)}, median ${ordered[ordered.length >> 1]}.`,
  );
  for (const [state, count] of states) console.log(`${String(count).padStart(5)} s  ${state}`);
  for (const error of errors) console.log(`console: ${error}`);
  process.exitCode = still > STILL_ALLOWED || errors.length > 0 ? 1 : 0;
} finally {
  await browser.close();
}
