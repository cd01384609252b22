import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { REGION } from '../../functions/src/platform/region.ts';
import { check, failuresSoFar } from '../budgets/check.ts';
import { checkRoutes } from '../budgets/check-routes.ts';
import { type CompressingProxy, startCompressingProxy } from '../budgets/compressing-proxy.ts';
import {
  dayDrag,
  EAGER_SCRIPTS,
  EARLY_SCROLL_SHIFT,
  firstPlay,
  firstTap,
  LAYOUT_SHIFT,
  largestPaint,
  longList,
  pageBudgets,
} from '../budgets/limits.ts';
import { dragWindows, measureDrag } from '../budgets/measure-drag.ts';
import { measureFirstPlay } from '../budgets/measure-first-play.ts';
import { measureList, type Scrolled } from '../budgets/measure-list.ts';
import { measurePage } from '../budgets/measure-page.ts';
import { measurePaint } from '../budgets/measure-paint.ts';
import { looks, measureShifts } from '../budgets/measure-shifts.ts';
import { measureTaps } from '../budgets/measure-taps.ts';
import { publicRoutes } from '../budgets/public-routes.ts';
import { buildWeb } from '../build/build-site.ts';
import { findFullChromium, installFullChromium } from '../lib/chromium.ts';
import { basePort } from '../lib/ports.ts';
import { describeRun } from '../lib/run.ts';
import { onStopAsked } from '../lib/signals.ts';
import { startStack } from './stack.ts';

const BUDGETS_BASE_PORT = 6280;
const log = (line: string) => console.log(`• ${line}`);

const { values: asked } = parseArgs({
  options: {
    /** Only the long list, which needs no site. */
    list: { type: 'boolean', default: false },
    /** Only what moves when one scrolls early: on these routes, or 'all'. */
    shifts: { type: 'string' },
    /** Only the drag along a camera's day. */
    drag: { type: 'boolean', default: false },
    /** Only Lighthouse of these routes, by their names in `web/src/app/pages.ts`, with commas; 'all' for all. */
    routes: { type: 'string' },
    /** How often Lighthouse measures each route, odd, for a quick look. */
    runs: { type: 'string' },
    'no-lighthouse': { type: 'boolean', default: false },
  },
});

async function checkPages(browser: Browser, site: string): Promise<void> {
  for (const budget of pageBudgets) {
    console.log(`\n${budget.name} ${budget.path}`);
    const measured = await measurePage(browser, `${site}${budget.path}`);
    check('eager scripts', measured.eager, EAGER_SCRIPTS, 'bytes gzip');
    check('scripts until alive', measured.scripts, budget.scripts, 'bytes gzip');
    check('packages that must come later', measured.forbidden.length, 0, measured.forbidden.join(', '));
    check('layout shift', measured.layoutShift, LAYOUT_SHIFT, '');
    if (budget.html) check('HTML', measured.html, budget.html, 'bytes gzip');
    if (budget.requests) check('requests until alive', measured.requests, budget.requests, '');
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100;

async function checkLargestPaint(browser: Browser, site: string): Promise<void> {
  console.log('\nthe largest paint of home, with scripts and without');
  const { withScripts, without } = await measurePaint(browser, `${site}${largestPaint.path}`);
  check('with scripts', rounded(withScripts / without), largestPaint.ratio, 'times without, median of 5');
  console.log(
    `         painted after ${Math.round(withScripts)} ms, without after ${Math.round(without)} ms`,
  );
}

async function checkFirstTap(browser: Browser, site: string): Promise<void> {
  console.log('\nthe first tap on the menu');
  const taps = await measureTaps(browser, site, firstTap.path);
  const times = 'times a native popover, median of 5';
  check('one second after load', rounded(taps.ratioAfterLoad), firstTap.ratioAfterLoad, times);
  check('after hydration', rounded(taps.ratioAfterHydration), firstTap.ratioAfterHydration, times);
  check('the click', Math.round(taps.click), firstTap.click, 'ms');
  check('blocked by hydration', Math.round(taps.hydrationBlocking), firstTap.hydrationBlocking, 'ms');
  const { referenceOpened, openedAfterLoad, openedAfterHydration } = taps;
  const milliseconds = [referenceOpened, openedAfterLoad, openedAfterHydration].map(Math.round).join(', ');
  console.log(`         opened after ${milliseconds} ms (native, after load, after hydration)`);
}

async function checkFirstPlay(browser: Browser, site: string): Promise<void> {
  console.log("\nthe first requests for media on a camera's page");
  const { playlist, film, hydrated } = await measureFirstPlay(browser, `${site}${firstPlay.path}`);
  const unit = 'ms, median of 5';
  check('the playlist, after a tap one second after load', Math.round(playlist), firstPlay.playlist, unit);
  check('the film, after the same tap', Math.round(film), firstPlay.film, unit);
  check('the film, after hydration', Math.round(hydrated), firstPlay.filmAfterHydration, unit);
}

/** @param names of routes, all of them if empty */
async function checkShifts(browser: Browser, site: string, names: readonly string[]): Promise<void> {
  console.log('\nwhat moves when one scrolls to the end early');
  for (const { name, path } of publicRoutes) {
    if (names.length > 0 && !names.includes(name)) continue;
    const all = await Promise.all(looks.map((look) => measureShifts(browser, `${site}${path}`, look)));
    const worst = all.reduce((most, each) => (each.sum > most.sum ? each : most));
    const sum = Math.round(worst.sum * 1000) / 1000;
    check(name, sum, EARLY_SCROLL_SHIFT, `the most of ${looks.length}`);
    if (sum > EARLY_SCROLL_SHIFT) console.log(`         ${worst.moved}`);
  }
}

async function checkDrag(browser: Browser, site: string): Promise<void> {
  console.log("\ndragging along a camera's last 48 hours, with a processor slowed four times");
  for (const size of dragWindows) {
    const { longestFrame, lateFrames, frames, told, atRest } = await measureDrag(
      browser,
      `${site}${dayDrag.path}`,
      size,
      dayDrag.frame,
    );
    check(`the longest frame at ${size.width} pixels`, Math.round(longestFrame), dayDrag.frame, 'ms');
    console.log(`         ${told} times of day in ${frames} frames, ${lateFrames} of them late`);
    console.log(
      `         at rest before: ${atRest.lateFrames} of ${atRest.frames} frames late, the longest ` +
        `${Math.round(atRest.longestFrame)} ms`,
    );
  }
}

function describeScroll(name: string, { passed, frames, lateFrames, longestFrame, shownAfter }: Scrolled) {
  console.log(
    `         ${name}: shown after ${Math.round(shownAfter)} ms; ${passed} cards in ${frames} frames, ` +
      `${lateFrames} of them late, the longest ${Math.round(longestFrame)} ms`,
  );
}

async function checkLongList(browser: Browser): Promise<void> {
  console.log('\nscrolling through 1,000 of 5,000 videos, with a processor slowed four times');
  const { list, growing, whole } = await measureList(browser, longList.frame);
  check('cards passed', Math.min(list.passed, growing.passed), 1000, '', true);
  check('cards in the page', Math.max(list.cards, growing.cards), longList.cards, '');
  check('the longest frame', Math.round(list.longestFrame), longList.frame, 'ms');
  check('the longest frame as pages come', Math.round(growing.longestFrame), longList.frame, 'ms');
  describeScroll('the list', list);
  describeScroll('as pages come', growing);
  describeScroll(`without virtua, ${whole.cards} cards`, whole);
}

async function withBrowser(
  executablePath: string,
  measure: (browser: Browser) => Promise<void>,
  switches: readonly string[] = [],
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...switches] });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}

async function checkSite({ url: site, trust }: CompressingProxy, executablePath: string): Promise<void> {
  const { routes, runs } = asked;
  if (runs !== undefined && !/^[13579]$/.test(runs)) throw new Error('--runs is 1, 3, 5, 7 or 9.');
  const how = { site, trust, chromium: executablePath, runs: runs === undefined ? undefined : Number(runs) };
  if (routes !== undefined) return checkRoutes(routes === 'all' ? [] : routes.split(','), how);
  const { shifts } = asked;
  if (shifts !== undefined)
    return withBrowser(
      executablePath,
      (browser) => checkShifts(browser, site, shifts === 'all' ? [] : shifts.split(',')),
      [trust],
    );
  if (asked.drag) return withBrowser(executablePath, (browser) => checkDrag(browser, site), [trust]);
  const all = async (browser: Browser) => {
    await checkPages(browser, site);
    await checkShifts(browser, site, []);
    console.log('\nThe rest is measured on slow 4G with a processor slowed four times.');
    await checkLargestPaint(browser, site);
    await checkFirstTap(browser, site);
    await checkFirstPlay(browser, site);
    await checkDrag(browser, site);
  };
  await withBrowser(executablePath, all, [trust]);
  if (!asked['no-lighthouse']) await checkRoutes([], how);
}

/** Builds the site, serves it compressed and over HTTP/2 as Hosting does, and measures it. */
async function measureSite(executablePath: string): Promise<void> {
  await buildWeb(log);
  const stopping = new AbortController();
  const stopAsked = new Promise<never>((_, reject) => {
    onStopAsked(() => {
      stopping.abort();
      reject(new Error('Interrupted.'));
    });
  });
  // Before the race below, only the signal acts on it.
  stopAsked.catch(() => {});
  const run = describeRun('demo-boma-test', basePort(BUDGETS_BASE_PORT), REGION);
  const stack = await startStack(run, { keepData: false, watch: false, log, signal: stopping.signal });
  const proxy = await startCompressingProxy(run.site);
  try {
    await Promise.race([checkSite(proxy, executablePath), stopAsked]);
  } finally {
    proxy.close();
    await stack.stop();
  }
}

/** Fails beyond the budgets. */
async function main(): Promise<number> {
  await installFullChromium(log);
  const executablePath = findFullChromium();
  if (!executablePath) throw new Error('No Chromium was found; npm run doctor says more.');
  // Before the emulators start: what they do now and then would cost the list a frame.
  if (asked.routes === undefined && asked.shifts === undefined && !asked.drag)
    await withBrowser(executablePath, checkLongList);
  if (!asked.list) await measureSite(executablePath);
  const failures = failuresSoFar();
  console.log(failures === 0 ? '\nAll budgets are kept.' : `\n${failures} budgets are broken.`);
  return failures === 0 ? 0 : 1;
}

try {
  process.exit(await main());
} catch (problem) {
  console.error(`\n${problem instanceof Error ? problem.message : String(problem)}`);
  process.exit(1);
}
