import { describe, expect, it } from 'vitest';
import { ALL_STEPS, planFrom } from './steps.ts';

describe('planFrom', () => {
  it('runs every step without names, except those that take long', () => {
    expect([...planFrom([]).steps]).toEqual(
      ALL_STEPS.filter((name) => !['engines', 'deep', 'lighthouse'].includes(name)),
    );
    expect([...planFrom(['deep']).steps]).toEqual(['deep']);
  });

  it('runs the named steps and hands other arguments to the runner', () => {
    const { steps, extra } = planFrom(['e2e', 'home.spec.ts', '--grep', 'unit']);
    expect([...steps]).toEqual(['e2e']);
    expect(extra).toEqual(['home.spec.ts', '--grep', 'unit']);
    expect(planFrom(['e2e', '--', 'home.spec.ts']).extra).toEqual(['home.spec.ts']);
  });

  it('starts no other engine for files that are named beside the deep tests', () => {
    expect([...planFrom(['engines', 'deep', 'oracle']).steps]).toEqual(['deep']);
    expect([...planFrom(['engines', 'deep']).steps]).toEqual(['engines', 'deep']);
    expect([...planFrom(['engines', 'firefox']).steps]).toEqual(['engines']);
  });
});
