import { describe, expect, it } from 'vitest';
import { describeCoverage, isComplete, summariseCoverage } from './rule-coverage.ts';

const reached = { sourcePosition: { line: 8, column: 21 }, values: [{ count: 3 }] };
const unreached = { sourcePosition: { line: 9, column: 5 }, values: [] };

describe('summariseCoverage', () => {
  it('counts an expression and those inside it', () => {
    const summary = summariseCoverage({ report: [{ ...reached, children: [reached, unreached] }] });
    expect(summary).toEqual({ nodes: 3, evaluated: 2, missed: ['firestore.rules:9:5'] });
    expect(isComplete(summary)).toBe(false);
    expect(describeCoverage(summary)).toEqual([
      'Rule coverage: 2 of 3 expressions evaluated (66.6 %)',
      '  not reached: firestore.rules:9:5',
    ]);
  });

  it('counts a value with zero hits as not reached', () => {
    expect(summariseCoverage({ report: [{ ...reached, values: [{ count: 0 }] }] }).evaluated).toBe(0);
  });

  it('is complete when every expression was evaluated, and never when the report is empty', () => {
    expect(isComplete(summariseCoverage({ report: [reached] }))).toBe(true);
    expect(isComplete(summariseCoverage({}))).toBe(false);
  });
});
