import { beforeEach, expect, it, vi } from 'vitest';
import { describeRun } from '../lib/run.ts';
import { runOnEmulators } from './emulators-lane.ts';
import { planFrom } from './steps.ts';
import { TestRun } from './test-run.ts';

const world = vi.hoisted(() => ({ stacksThatStart: 2, heard: [] as string[] }));

vi.mock('../build/build-site.ts', () => ({ buildWeb: async () => {} }));
vi.mock('../lib/chromium.ts', () => ({ installChromium: async () => {} }));
vi.mock('../launch/stack.ts', () => ({
  startStack: async () => {
    if (world.stacksThatStart === 0) throw new Error('No room for it.');
    world.stacksThatStart -= 1;
    return { broken: new Promise(() => {}), stop: async () => {}, stopped: () => false };
  },
}));
vi.mock('./rule-coverage.ts', () => ({
  fetchCoverage: async () => ({ nodes: 1, evaluated: 1, missed: [] }),
  describeCoverage: () => [],
  isComplete: () => true,
}));
vi.mock('./step.ts', async (original) => ({
  ...(await original<typeof import('./step.ts')>()),
  runStep: async ({ name, env }: { name: string; env: NodeJS.ProcessEnv }) => {
    const where = env.BOMA_STACKS ? 'both' : env.BOMA_SITE?.split(':').at(-1);
    world.heard.push(`${name} begins on ${where}`);
    // Other lanes take their turn.
    await new Promise((resolve) => setImmediate(resolve));
    world.heard.push(`${name} ends`);
    return { name, ok: true, passed: 1, failed: 0, seconds: 0 };
  },
}));

beforeEach(() => {
  Object.assign(world, { stacksThatStart: 2, heard: [] });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function run(...args: string[]): Promise<TestRun> {
  const runs = [describeRun('demo', 6080, 'here'), describeRun('demo', 6100, 'here')] as const;
  const testRun = new TestRun({ plan: planFrom(args), reports: '/nowhere', runs });
  await runOnEmulators(testRun);
  return testRun;
}

const on = (stack: string) => world.heard.filter((line) => line.endsWith(` begins on ${stack}`));

it('gives the end-to-end tests of a whole run the first stack, and the contract tests and the last ones the second', async () => {
  await run();
  expect(on('6080')).toEqual(['rules begins on 6080', 'e2e begins on 6080']);
  expect(on('6100')).toEqual([
    'contract begins on 6100',
    'virtual-time begins on 6100',
    'empty-site begins on 6100',
  ]);
  expect(world.heard.indexOf('contract begins on 6100')).toBeLessThan(world.heard.indexOf('rules ends'));
});

it('runs each step once, one at a time, where the second stack does not start', async () => {
  world.stacksThatStart = 1;
  const { results } = await run();
  expect(world.heard).toEqual(
    ['rules', 'e2e', 'contract', 'virtual-time', 'empty-site'].flatMap((name) => [
      `${name} begins on 6080`,
      `${name} ends`,
    ]),
  );
  expect(results.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['more emulators']);
});

it('shares the contract files between both stacks where they run alone', async () => {
  await run('contract');
  expect(world.heard).toEqual(['contract begins on both', 'contract ends']);
});

it('needs one stack for a named file', async () => {
  await run('contract', 'chat.contract');
  expect(world.stacksThatStart).toBe(1);
});
