import { join } from 'node:path';
import { ROOT } from '../lib/run.ts';
import type { Step } from './step.ts';

export const CHECKS = ['format', 'types', 'lint', 'unit'] as const;
export const ON_EMULATORS = ['rules', 'contract', 'deep', 'e2e', 'virtual-time'] as const;
export const ALL_STEPS = [...CHECKS, 'component', 'build', ...ON_EMULATORS] as const;
export type StepName = (typeof ALL_STEPS)[number];
/** Takes long where the others take minutes, so it is run when it is named. */
const BY_NAME: readonly StepName[] = ['deep'];

const packaged = (path: string) => join(ROOT, 'node_modules', path);

export type Plan = { steps: Set<StepName>; extra: string[] };

/**
 * What the command line asks for: step names first, then arguments for the runner. No names mean everything but what has to
 * be named.
 */
export function planFrom(args: readonly string[]): Plan {
  const isStep = (arg: string): arg is StepName => (ALL_STEPS as readonly string[]).includes(arg);
  const firstExtra = args.findIndex((arg) => !isStep(arg));
  const names = (firstExtra === -1 ? args : args.slice(0, firstExtra)).filter(isStep);
  return {
    steps: new Set(names.length > 0 ? names : ALL_STEPS.filter((name) => !BY_NAME.includes(name))),
    // Handed on, the mark that sets them off would have Playwright take the files for nothing and run all.
    extra: firstExtra === -1 ? [] : args.slice(firstExtra).filter((arg) => arg !== '--'),
  };
}

function vitest(project: string, reports: string, env: NodeJS.ProcessEnv, extra: readonly string[]): Step {
  const report = join(reports, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name: project, args: [packaged('vitest/vitest.mjs'), ...args, ...extra], env, report };
}

function playwright(
  project: string,
  reports: string,
  env: NodeJS.ProcessEnv,
  extra: readonly string[],
): Step {
  const report = join(reports, `${project}.json`);
  const config = join(ROOT, 'tests/e2e/playwright.config.ts');
  const args = ['test', '--config', config, '--project', project, '--reporter=list,json'];
  return {
    name: project,
    args: [packaged('@playwright/test/cli.js'), ...args, ...extra],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
  };
}

/** How a step is run; `build` has no program of its own. */
export function stepFor(
  name: Exclude<StepName, 'build'>,
  reports: string,
  env: NodeJS.ProcessEnv = process.env,
  extra: readonly string[] = [],
): Step {
  switch (name) {
    case 'format':
      return { name, args: [packaged('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] };
    case 'types':
      return { name, args: [join(ROOT, 'tools/testing/typecheck.ts')] };
    case 'lint':
      return { name, args: [packaged('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] };
    case 'component':
      return { ...vitest('browser', reports, env, extra), name };
    case 'e2e':
      return { ...playwright('chromium', reports, env, extra), name };
    case 'virtual-time':
      return playwright(name, reports, env, extra);
    case 'unit':
    case 'rules':
    case 'contract':
    case 'deep':
      return vitest(name, reports, env, extra);
  }
}
