import { existsSync, readFileSync } from 'node:fs';

/** What one runner has counted. */
export type Counts = { passed: number; failed: number };

type VitestReport = { success: boolean; numPassedTests: number; numFailedTests: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
};

/** A run without a readable report counts as one failure: nothing may pass by not running. */
const UNREADABLE: Counts = { passed: 0, failed: 1 };

function countVitest(report: VitestReport): Counts {
  // A file that fails to load has no tests to fail.
  const failed = report.success ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed };
}

function countPlaywright({ stats, errors = [] }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Counts from the text of a JSON report, whichever of the two runners wrote it. */
export function countReport(text: string): Counts {
  try {
    const report = JSON.parse(text) as VitestReport | PlaywrightReport;
    return 'stats' in report ? countPlaywright(report) : countVitest(report);
  } catch {
    return UNREADABLE;
  }
}

export function countReportFile(file: string): Counts {
  return existsSync(file) ? countReport(readFileSync(file, 'utf8')) : UNREADABLE;
}

/** The line that ends every run. */
export function totalLine(counts: readonly Counts[]): string {
  const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
