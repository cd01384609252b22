import { describe, expect, it } from 'vitest';
import { countReport, fileTimes, slowestFiles, totalLine } from './reports.ts';

const vitest = (success: boolean, numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ success, numPassedTests, numFailedTests });

describe('countReport', () => {
  it("reads vitest's counts", () => {
    expect(countReport(vitest(false, 7, 2))).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a test file that did not load as a failure', () => {
    expect(countReport(vitest(false, 7, 0))).toEqual({ passed: 7, failed: 1 });
  });

  it("reads Playwright's counts, and names failed and flaky tests", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
    const spec = (title: string, line: number, status: string) => ({
      title,
      file: 'home.spec.ts',
      line,
      tests: [{ status }],
    });
    const suites = [
      {
        specs: [spec('greets', 1, 'expected'), spec('waves', 2, 'flaky')],
        suites: [{ specs: [spec('bows', 3, 'unexpected'), spec('sings', 4, 'flaky')] }],
      },
    ];
    expect(countReport(JSON.stringify({ stats, suites, errors: [] }))).toEqual({
      passed: 7,
      failed: 1,
      notes: [
        'flaky: home.spec.ts:2 › waves',
        'failed: home.spec.ts:3 › bows',
        'flaky: home.spec.ts:4 › sings',
      ],
    });
  });

  it('counts an error outside of all tests as a failure', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countReport(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 1 });
  });

  it('names vitest’s failed and flaky tests, and a file that did not load', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a stands' },
          { status: 'failed', fullName: 'a falls' },
          { status: 'passed', fullName: 'a wavers', meta: { retries: 1 } },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ];
    const report = { success: false, numPassedTests: 1, numFailedTests: 1, testResults };
    expect(countReport(JSON.stringify(report)).notes).toEqual([
      'failed: a.test.ts › a falls',
      'flaky: a.test.ts › a wavers',
      'failed: b.test.ts as a whole',
    ]);
  });

  it('counts an unreadable report as a failure', () => {
    expect(countReport('')).toEqual({ passed: 0, failed: 1 });
  });
});

describe('fileTimes', () => {
  it('reads the seconds per file of vitest', () => {
    const testResults = [{ name: 'a.test.ts', startTime: 1000, endTime: 3500, assertionResults: [] }];
    const [found] = fileTimes(JSON.stringify({ testResults }));
    expect(found?.file).toContain('a.test.ts');
    expect(found?.seconds).toBe(2.5);
  });

  it('adds all tries of all tests in a file of Playwright', () => {
    const spec = (...durations: number[]) => ({
      file: 'home.spec.ts',
      tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [{ specs: [spec(1000, 500)], suites: [{ specs: [spec(2000)] }] }];
    expect(fileTimes(JSON.stringify({ stats: {}, suites }))).toEqual([
      { file: 'home.spec.ts', seconds: 3.5 },
    ]);
  });

  it('lists the slowest files first', () => {
    const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
    expect(slowestFiles(times, 2).map(({ file }) => file)).toEqual(['3.test.ts', '2.test.ts']);
  });
});

describe('totalLine', () => {
  it('adds all runners up', () => {
    const counts = [
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1 },
    ];
    expect(totalLine(counts)).toBe('7 passed, 1 failed');
  });
});
