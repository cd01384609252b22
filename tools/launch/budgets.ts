import { chromium } from '@playwright/test';
import { REGION } from '../../functions/src/platform/region.ts';
import { startCompressingProxy } from '../budgets/compressing-proxy.ts';
import { medianLighthouse } from '../budgets/lighthouse.ts';
import { EAGER_SCRIPTS, firstTap, LAYOUT_SHIFT, LIGHTHOUSE_SCORE, pageBudgets } from '../budgets/limits.ts';
import { measurePage } from '../budgets/measure-page.ts';
import { measureTaps } from '../budgets/measure-taps.ts';
import { buildWeb } from '../build/build-site.ts';
import { findFullChromium, installFullChromium } from '../lib/chromium.ts';
import { basePort } from '../lib/ports.ts';
import { describeRun } from '../lib/run.ts';
import { onStopAsked } from '../lib/signals.ts';
import { startStack } from './stack.ts';

const BUDGETS_BASE_PORT = 6280;
const log = (line: string) => console.log(`• ${line}`);

let failures = 0;

function check(what: string, measured: number, limit: number, unit: string, atLeast = false): void {
  const kept = atLeast ? measured >= limit : measured <= limit;
  if (!kept) failures += 1;
  console.log(
    `  ${kept ? 'kept  ' : 'BROKEN'} ${what}: ${measured} ${unit} (${atLeast ? 'at least' : 'at most'} ${limit})`,
  );
}

async function measureAll(site: string, executablePath: string, withLighthouse: boolean): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const budget of pageBudgets) {
    console.log(`\n${budget.name} ${budget.path}`);
    const measured = await measurePage(browser, `${site}${budget.path}`);
    check('eager scripts', measured.eager, EAGER_SCRIPTS, 'bytes gzip');
    check('scripts until alive', measured.scripts, budget.scripts, 'bytes gzip');
    check('packages that must come later', measured.forbidden.length, 0, measured.forbidden.join(', '));
    check('layout shift', measured.layoutShift, LAYOUT_SHIFT, '');
    if (budget.html) check('HTML', measured.html, budget.html, 'bytes gzip');
    if (budget.requests) check('requests until alive', measured.requests, budget.requests, '');
    if (!withLighthouse) continue;
    const lighthouse = await medianLighthouse(`${site}${budget.path}`, executablePath);
    check('Lighthouse mobile performance', lighthouse.score, LIGHTHOUSE_SCORE, 'of 100, median of 3', true);
    console.log(
      `         LCP ${lighthouse.largestContentfulPaint} ms, TBT ${lighthouse.totalBlockingTime} ms`,
    );
  }
  await browser.close();
}

async function checkFirstTap(site: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  console.log('\nthe first tap on the menu, on slow 4G with a processor slowed four times');
  const taps = await measureTaps(browser, site, firstTap.path);
  const times = 'times a native popover, median of 5';
  const rounded = (value: number) => Math.round(value * 100) / 100;
  check('one second after load', rounded(taps.ratioAfterLoad), firstTap.ratioAfterLoad, times);
  check('after hydration', rounded(taps.ratioAfterHydration), firstTap.ratioAfterHydration, times);
  check('the click', Math.round(taps.click), firstTap.click, 'ms');
  check('blocked by hydration', Math.round(taps.hydrationBlocking), firstTap.hydrationBlocking, 'ms');
  const { referenceOpened, openedAfterLoad, openedAfterHydration } = taps;
  const milliseconds = [referenceOpened, openedAfterLoad, openedAfterHydration].map(Math.round).join(', ');
  console.log(`         opened after ${milliseconds} ms (native, after load, after hydration)`);
  await browser.close();
}

/** Builds the site, serves it compressed as Hosting does, and fails beyond the budgets. */
async function main(): Promise<number> {
  await installFullChromium(log);
  const executablePath = findFullChromium();
  if (!executablePath) throw new Error('No Chromium was found; npm run doctor says more.');
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
  const withLighthouse = !process.argv.includes('--no-lighthouse');
  try {
    const measured = measureAll(proxy.url, executablePath, withLighthouse).then(() =>
      checkFirstTap(proxy.url, executablePath),
    );
    await Promise.race([measured, stopAsked]);
  } finally {
    proxy.close();
    await stack.stop();
  }
  console.log(failures === 0 ? '\nAll budgets are kept.' : `\n${failures} budgets are broken.`);
  return failures === 0 ? 0 : 1;
}

try {
  process.exit(await main());
} catch (problem) {
  console.error(`\n${problem instanceof Error ? problem.message : String(problem)}`);
  process.exit(1);
}
