import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';
import type { Step } from './step.ts';

export const CHECKS = ['format', 'types', 'lint', 'unit'] as const;
export const ON_EMULATORS = [
  'rules',
  'contract',
  'engines',
  'deep',
  'e2e',
  'real-camera',
  'virtual-time',
  'empty-site',
] as const;
export const ALL_STEPS = [...CHECKS, 'component', 'media', 'build', ...ON_EMULATORS, 'lighthouse'] as const;
export type StepName = (typeof ALL_STEPS)[number];
/** Steps that take long: they run only when they are named, as `npm run test:deep` does. */
export const BY_NAME: readonly StepName[] = ['engines', 'deep', 'lighthouse'];

const packaged = (path: string) => join(ROOT, 'node_modules', path);

export type Plan = { steps: Set<StepName>; extra: string[]; changed: boolean };

/**
 * Reads the command line: step names first, then arguments for the runner. Without names, every step runs that need
 * not be named. `--changed` narrows the plan to what the change can break; see changed.ts.
 */
export function planFrom(args: readonly string[]): Plan {
  const changed = args.includes('--changed');
  const others = args.filter((arg) => arg !== '--changed');
  const isStep = (arg: string): arg is StepName => (ALL_STEPS as readonly string[]).includes(arg);
  const firstExtra = others.findIndex((arg) => !isStep(arg));
  const names = (firstExtra === -1 ? others : others.slice(0, firstExtra)).filter(isStep);
  const steps = new Set(names.length > 0 ? names : ALL_STEPS.filter((name) => !BY_NAME.includes(name)));
  // Playwright would ignore the files after a `--` and run all tests.
  const extra = firstExtra === -1 ? [] : others.slice(firstExtra).filter((arg) => arg !== '--');
  // `npm run test:deep -- oracle` means a file of the deep tests.
  if (extra.length > 0 && steps.has('deep')) steps.delete('engines');
  return { steps, extra, changed };
}

export type StepOptions = {
  /** Where reports go. */
  reports: string;
  env?: NodeJS.ProcessEnv;
  /** Arguments handed on to the test runner, such as names of files. */
  extra?: readonly string[];
};

function vitest(
  project: string,
  name: string,
  { reports, env = process.env, extra = [] }: StepOptions,
): Step {
  const report = join(reports, `${name}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, args: [packaged('vitest/vitest.mjs'), ...args, ...extra], env, report };
}

function playwright(project: string, name: string, options: StepOptions): Step {
  const { reports, env = process.env, extra = [] } = options;
  const report = join(reports, `${name}.json`);
  const config = join(ROOT, 'tests/e2e/playwright.config.ts');
  const args = ['test', '--config', config, '--project', project, '--reporter=list,json'];
  return {
    name,
    args: [packaged('@playwright/test/cli.js'), ...args, ...extra],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
  };
}

/**
 * The checkers of types are written in Go, which looks for memory to free each time the heap has doubled. They live for
 * seconds: at five times the heap they take a seventh less of the processor.
 */
const collectsRarely = { ...process.env, GOGC: '400' };

/** The program of a step. `build` has no program. */
export function stepFor(name: Exclude<StepName, 'build'>, options: StepOptions): Step {
  switch (name) {
    case 'format':
      return { name, args: [packaged('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] };
    case 'types':
      return { name, args: [join(ROOT, 'tools/testing/typecheck.ts')], env: collectsRarely };
    case 'lint':
      return {
        name,
        args: [packaged('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
        env: collectsRarely,
      };
    case 'lighthouse':
      return { name, args: [join(ROOT, 'tools/launch/budgets.ts')] };
    case 'unit':
      // Also `unit-isolated`, the files that replace modules.
      return vitest('unit*', name, options);
    case 'component':
      return vitest('browser', name, options);
    case 'e2e':
      return playwright('chromium', name, options);
    case 'real-camera':
      return playwright(name, name, { ...options, extra: ['--workers=1', ...(options.extra ?? [])] });
    case 'virtual-time':
    case 'empty-site':
      // These tests change the whole site.
      return playwright(name, name, { ...options, extra: ['--workers=1', ...(options.extra ?? [])] });
    case 'contract':
      // Also `contract-isolated`.
      return vitest('contract*', name, options);
    case 'media':
    case 'rules':
    case 'engines':
    case 'deep':
      return vitest(name, name, options);
  }
}
