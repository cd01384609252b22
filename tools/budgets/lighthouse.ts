import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/run.ts';

const run = promisify(execFile);
const GIVE_UP_MS = 120_000;

export interface LighthouseResult {
  /** Of 100. */
  readonly score: number;
  /** Milliseconds. */
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
}

interface Report {
  categories: { performance: { score: number } };
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', { numericValue: number }>;
}

/**
 * Lighthouse's own mobile profile, in its own process. The wait for load is bounded, because an open live connection
 * keeps a page from ever being idle.
 */
async function runOnce(url: string, chromium: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'boma-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--only-categories=performance',
    '--max-wait-for-load=20000',
    '--output=json',
    `--output-path=${file}`,
  ];
  const chromeFlags =
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const cli = join(ROOT, 'node_modules/lighthouse/cli/index.js');
  try {
    await run(process.execPath, [cli, url, ...flags, chromeFlags], {
      env: { ...process.env, CHROME_PATH: chromium },
      timeout: GIVE_UP_MS,
    });
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return {
      score: Math.round(report.categories.performance.score * 100),
      largestContentfulPaint: Math.round(report.audits['largest-contentful-paint'].numericValue),
      totalBlockingTime: Math.round(report.audits['total-blocking-time'].numericValue),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median of an odd number of runs by score: one run under load says little. */
export async function medianLighthouse(url: string, chromium: string, runs = 3): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let count = 0; count < runs; count += 1) results.push(await runOnce(url, chromium));
  const median = results.sort((a, b) => a.score - b.score)[Math.floor(runs / 2)];
  if (!median) throw new Error('Lighthouse needs at least one run.');
  return median;
}
