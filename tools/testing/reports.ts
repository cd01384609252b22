import { existsSync, readFileSync } from 'node:fs';

/** What one runner has counted. */
export type Counts = {
  passed: number;
  failed: number;
  /** A line for each test that failed, also one that a second try let pass: those are flaky. */
  notes?: readonly string[];
};

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults?: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; meta?: { retries?: number } }[];
  }[];
};
type PlaywrightSuite = {
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
};

/** A run without a readable report counts as one failure: nothing may pass by not running. */
const UNREADABLE: Counts = { passed: 0, failed: 1 };

const withNotes = (counts: Counts, notes: readonly string[]): Counts =>
  notes.length > 0 ? { ...counts, notes } : counts;

function countVitest(report: VitestReport): Counts {
  // A file that fails to load has no tests to fail.
  const failed = report.success ? report.numFailedTests : Math.max(1, report.numFailedTests);
  const notes = (report.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const fallen = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && fallen.length === 0) return [`failed: ${name} as a whole`];
    const flaky = assertionResults.filter((each) => each.status === 'passed' && each.meta?.retries);
    return [
      ...fallen.map(({ fullName }) => `failed: ${name} › ${fullName}`),
      ...flaky.map(({ fullName }) => `flaky: ${name} › ${fullName}`),
    ];
  });
  return withNotes({ passed: report.numPassedTests, failed }, notes);
}

function playwrightNotes({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status }) => {
      if (status === 'flaky') return [`flaky: ${file}:${line} › ${title}`];
      return status === 'unexpected' ? [`failed: ${file}:${line} › ${title}`] : [];
    }),
  );
  return [...own, ...suites.flatMap(playwrightNotes)];
}

/** A flaky test has passed at its second try, which only a run that nobody watches makes; it is named all the same. */
function countPlaywright(report: PlaywrightReport): Counts {
  const { stats, errors = [] } = report;
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  return withNotes(counts, playwrightNotes(report));
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
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, each) => total + each[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
