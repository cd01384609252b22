import { describe, expect, it } from 'vitest';
import { countReport, totalLine } from './reports.ts';

const vitest = (success: boolean, numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ success, numPassedTests, numFailedTests });

describe('countReport', () => {
  it("reads vitest's counts", () => {
    expect(countReport(vitest(false, 7, 2))).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a test file that did not load as a failure', () => {
    expect(countReport(vitest(false, 7, 0))).toEqual({ passed: 7, failed: 1 });
  });

  it("reads Playwright's counts and takes a flaky test for a failed one", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
    expect(countReport(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 5, failed: 3 });
  });

  it('takes a report that cannot be read for a failure', () => {
    expect(countReport('')).toEqual({ passed: 0, failed: 1 });
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
