import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run.ts';

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

/** Lighthouse's own mobile profile, in its own process: an open live connection keeps a page from ever being idle. */
function runOnce(url: string, chromium: string): LighthouseResult {
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
    const { status, stderr } = spawnSync(process.execPath, [cli, url, ...flags, chromeFlags], {
      env: { ...process.env, CHROME_PATH: chromium },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr}`);
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
export function medianLighthouse(url: string, chromium: string, runs = 3): LighthouseResult {
  const results = Array.from({ length: runs }, () => runOnce(url, chromium)).sort(
    (a, b) => a.score - b.score,
  );
  const median = results[Math.floor(runs / 2)];
  if (!median) throw new Error('Lighthouse needs at least one run.');
  return median;
}
