import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../lib/run.ts';

/** The results of one test runner. */
export type Counts = {
  passed: number;
  failed: number;
  /** A line for each test that failed, and for each flaky test: one that passed only on its second try. */
  notes?: readonly string[];
};
/** How long the tests of a file took, with all tries. */
export type FileTime = { file: string; seconds: number };

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults?: {
    name: string;
    status: string;
    /** Milliseconds since 1970. */
    startTime?: number;
    endTime?: number;
    assertionResults: { status: string; fullName: string; meta?: { retries?: number } }[];
  }[];
};
type PlaywrightTest = { status: string; results?: { duration: number }[] };
type PlaywrightSuite = {
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
};

/** A missing or unreadable report counts as one failure, so that a run that never started cannot pass. */
const UNREADABLE: Counts = { passed: 0, failed: 1 };

const withNotes = (counts: Counts, notes: readonly string[]): Counts =>
  notes.length > 0 ? { ...counts, notes } : counts;

function countVitest(report: VitestReport): Counts {
  // A file that fails to load has no tests to fail.
  const failed = report.success ? report.numFailedTests : Math.max(1, report.numFailedTests);
  const notes = (report.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failures = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failures.length === 0) return [`failed: ${name} as a whole`];
    const flaky = assertionResults.filter((each) => each.status === 'passed' && each.meta?.retries);
    return [
      ...failures.map(({ fullName }) => `failed: ${name} › ${fullName}`),
      ...flaky.map(({ fullName }) => `flaky: ${name} › ${fullName}`),
    ];
  });
  return withNotes({ passed: report.numPassedTests, failed }, notes);
}

function vitestFiles({ testResults = [] }: VitestReport): FileTime[] {
  return testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
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

function playwrightFiles({ specs = [], suites = [] }: PlaywrightSuite): FileTime[] {
  const own = specs.map(({ file, tests }) => ({
    file,
    seconds: tests
      .flatMap(({ results = [] }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  const byFile = new Map<string, number>();
  for (const { file, seconds } of [...own, ...suites.flatMap(playwrightFiles)])
    byFile.set(file, (byFile.get(file) ?? 0) + seconds);
  return [...byFile].map(([file, seconds]) => ({ file, seconds }));
}

/** A flaky test counts as passed; its note names it. */
function countPlaywright(report: PlaywrightReport): Counts {
  const { stats, errors = [] } = report;
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  return withNotes(counts, playwrightNotes(report));
}

/** Counts a JSON report of Vitest or Playwright. */
export function countReport(text: string): Counts {
  try {
    const report = JSON.parse(text) as VitestReport | PlaywrightReport;
    return 'stats' in report ? countPlaywright(report) : countVitest(report);
  } catch {
    return UNREADABLE;
  }
}

/** Reads how long each file took out of a JSON report of Vitest or Playwright; nothing where there is no report. */
export function fileTimes(text: string): FileTime[] {
  try {
    const report = JSON.parse(text) as VitestReport | PlaywrightReport;
    return 'stats' in report ? playwrightFiles(report) : vitestFiles(report);
  } catch {
    return [];
  }
}

export type ReadReport = Counts & { files: readonly FileTime[] };

export function readReport(file: string): ReadReport {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { ...countReport(text), files: fileTimes(text) };
}

/** The line that ends every run. */
export function totalLine(counts: readonly Counts[]): string {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, each) => total + each[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** The slowest test files of the whole run, slowest first. */
export function slowestFiles(files: readonly FileTime[], most: number): FileTime[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
}
