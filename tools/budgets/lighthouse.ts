import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/run.ts';

const run = promisify(execFile);
const GIVE_UP_MS = 120_000;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LighthouseResult {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  /** The audits that cost points outside of performance. */
  readonly failed: readonly string[];
}

interface Report {
  readonly categories: Record<
    Category,
    { score: number; auditRefs: readonly { readonly id: string; readonly weight: number }[] }
  >;
  readonly audits: Record<string, { score: number | null; numericValue?: number }>;
}

function resultOf({ categories, audits }: Report): LighthouseResult {
  const milliseconds = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  const [, ...withoutPerformance] = CATEGORIES;
  const hasFailed = (id: string) => {
    const score = audits[id]?.score ?? null;
    return score !== null && score < 1;
  };
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]),
    ) as Record<Category, number>,
    largestContentfulPaint: milliseconds('largest-contentful-paint'),
    totalBlockingTime: milliseconds('total-blocking-time'),
    failed: withoutPerformance.flatMap((name) =>
      categories[name].auditRefs.filter(({ id, weight }) => weight > 0 && hasFailed(id)).map(({ id }) => id),
    ),
  };
}

interface Runs {
  readonly chromium: string;
  /** The switch that makes Chromium trust the site's certificate. */
  readonly trust: string;
  /** Odd: the median counts, because one run under load says little. */
  readonly runs: number;
  /** The least score of performance. Runs end as soon as the median can no longer fall on the other side of it. */
  readonly least: number;
  readonly skipped: readonly string[];
}

/**
 * Lighthouse's own mobile profile, in its own process. The wait for load is bounded, because an open live connection
 * keeps a page from ever being idle. @param skipped audits that the page is not made for
 */
async function runOnce(
  url: string,
  { chromium, trust, skipped }: Pick<Runs, 'chromium' | 'trust' | 'skipped'>,
): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'boma-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = [
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...skipped.map((audit) => `--skip-audits=${audit}`),
    '--max-wait-for-load=20000',
    '--output=json',
    `--output-path=${file}`,
  ];
  const chromeFlags = `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking ${trust}`;
  const cli = join(ROOT, 'node_modules/lighthouse/cli/index.js');
  try {
    await run(process.execPath, [cli, url, ...flags, chromeFlags], {
      env: { ...process.env, CHROME_PATH: chromium },
      timeout: GIVE_UP_MS,
    });
    return resultOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The run that is the median by performance of those that were needed. */
export async function medianLighthouse(
  url: string,
  { runs, least, ...how }: Runs,
): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  const most = (runs + 1) / 2;
  const isDecided = () => {
    const kept = results.filter(({ scores }) => scores.performance >= least).length;
    return kept >= most || results.length - kept >= most;
  };
  while (!isDecided()) results.push(await runOnce(url, how));
  const byScore = results.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const median = byScore[Math.floor(byScore.length / 2)];
  if (!median) throw new Error('Lighthouse needs at least one run.');
  return median;
}
