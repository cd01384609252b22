import { spawnSync } from 'node:child_process';
import { ROOT } from '../lib/run.ts';
import { ALL_STEPS, BY_NAME, CHECKS, type Plan, type StepName } from './steps.ts';

const IN_BROWSER = ['e2e', 'real-camera', 'virtual-time', 'empty-site'] as const;

/** Which steps a change to these files can break, beside the checks, which always run. */
const REACH: readonly { files: RegExp; steps: readonly StepName[] }[] = [
  { files: /\.md$|^docs\//, steps: [] },
  { files: /^tests\/(docs|engines|lint|load)\/|^tools\/(lint|camera-painter|scripts)\//, steps: [] },
  { files: /^media-gateway\/(tests\/|src\/(?!front\/))/, steps: ['media', 'real-camera'] },
  { files: /^tests\/rules\/|\.rules$|^firestore\.indexes/, steps: ['rules'] },
  { files: /^tests\/(contract|models)\//, steps: ['contract'] },
  { files: /^tests\/e2e\/real-camera\//, steps: ['real-camera'] },
  { files: /^tests\/e2e\/virtual-time\//, steps: ['virtual-time'] },
  { files: /^tests\/e2e\/empty-site\//, steps: ['empty-site'] },
  { files: /^tests\/e2e\//, steps: ['e2e'] },
  { files: /^web\/.*\.browser\.test\.tsx$/, steps: ['component'] },
  { files: /^web\//, steps: ['component', 'build', ...IN_BROWSER] },
  { files: /^functions\//, steps: ['contract', ...IN_BROWSER] },
];

const EVERYTHING = ALL_STEPS.filter((name) => !BY_NAME.includes(name));
const ONE_TEST_FILE = /^tests\/(contract|e2e|rules)\/.*\.(test|spec)\.ts$/;

/** The steps that a change to these files can break. A file that no line above names can break everything. */
export function stepsReachedBy(files: readonly string[]): Set<StepName> {
  const reached = files.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file) && !/^tests\/|\.browser\./.test(file)) return [];
    return REACH.find((reach) => reach.files.test(file))?.steps ?? EVERYTHING;
  });
  return new Set([...CHECKS, ...reached]);
}

function git(...args: string[]): string[] {
  const { stdout, status } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** Files that differ from `main`, with what is not committed; on `main` itself, what is not committed. */
function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Narrows a plan to the steps that the change can break, and to the test files when nothing else has changed. */
export function narrowToChange({ extra }: Plan): Plan {
  const files = changedFiles();
  const steps = stepsReachedBy(files);
  console.log(`• ${files.length} changed files can break: ${[...steps].join(', ')}`);
  const onEmulators = files.filter((file) => ONE_TEST_FILE.test(file));
  const kinds = new Set(onEmulators.map((file) => file.split('/')[1]));
  const onlyThese = onEmulators.length > 0 && onEmulators.length === files.length && kinds.size === 1;
  return { steps, extra: onlyThese ? [...extra, ...onEmulators] : extra, changed: true };
}
