import { beforeEach, expect, it, vi } from 'vitest';
import { describeRun } from '../lib/run.ts';
import { runOnEmulators } from './emulators-lane.ts';
import { planFrom } from './steps.ts';
import { TestRun } from './test-run.ts';

const world = vi.hoisted(() => ({
  stacksThatStart: 2,
  heard: [] as string[],
  enginesAreThere: true,
  ffmpegIsThere: true,
  /** A step that takes longer than all others together. */
  slowest: '',
}));

vi.mock('../build/build-site.ts', () => ({ buildWeb: async () => {} }));
vi.mock('../lib/chromium.ts', () => ({ installChromium: async () => {} }));
vi.mock('../lib/engines.ts', () => ({
  installEngines: async () => {
    if (!world.enginesAreThere) throw new Error('Firefox missing.');
  },
}));
vi.mock('../lib/ffmpeg.ts', () => ({
  installFfmpeg: () => {
    if (!world.ffmpegIsThere) throw new Error('No ffmpeg found.');
  },
}));
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
    const turns = name === world.slowest ? 100 : 1;
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    world.heard.push(`${name} ends`);
    return { name, ok: true, passed: 1, failed: 0, seconds: 0 };
  },
}));

beforeEach(() => {
  Object.assign(world, {
    stacksThatStart: 2,
    heard: [],
    enginesAreThere: true,
    ffmpegIsThere: true,
    slowest: '',
  });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const run = (...args: string[]) => runBeside(Promise.resolve(), ...args);

async function runBeside(checks: Promise<void>, ...args: string[]): Promise<TestRun> {
  const runs = [describeRun('demo', 6080, 'here'), describeRun('demo', 6100, 'here')] as const;
  const testRun = new TestRun({ plan: planFrom(args), reports: '/nowhere', runs });
  await runOnEmulators(testRun, checks);
  return testRun;
}

const on = (stack: string) => world.heard.filter((line) => line.endsWith(` begins on ${stack}`));

it.each([
  ['e2e', ['contract', 'virtual-time', 'empty-site'], ['rules', 'e2e', 'real-camera']],
  ['contract', ['contract'], ['rules', 'e2e', 'real-camera', 'virtual-time', 'empty-site']],
  ['virtual-time', ['contract', 'virtual-time'], ['rules', 'e2e', 'real-camera', 'empty-site']],
])('gives contract and end-to-end tests a stack each, and the last steps to the one that is done first: %s is slowest', async (slowest, onFirst, onSecond) => {
  world.slowest = slowest;
  await run();
  expect(on('6080')).toEqual(onFirst.map((name) => `${name} begins on 6080`));
  expect(on('6100')).toEqual(onSecond.map((name) => `${name} begins on 6100`));
  expect(world.heard.indexOf('contract begins on 6080')).toBeLessThan(world.heard.indexOf('rules ends'));
});

it('opens browsers for the whole site only when the checks are over', async () => {
  let endChecks = () => {};
  const checks = new Promise<void>((resolve) => {
    endChecks = resolve;
  });
  const running = runBeside(checks);
  await expect.poll(() => world.heard).toContain('rules ends');
  await expect.poll(() => world.heard).toContain('contract ends');
  expect(on('6100')).toEqual(['rules begins on 6100']);
  endChecks();
  await running;
  expect(on('6100')).toContain('e2e begins on 6100');
});

it('runs each step once, one at a time, where the second stack does not start', async () => {
  world.stacksThatStart = 1;
  const { results } = await run();
  expect(world.heard).toEqual(
    ['contract', 'rules', 'e2e', 'real-camera', 'virtual-time', 'empty-site'].flatMap((name) => [
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

it('runs the other engines before the deep tests, which kill parts of the site', async () => {
  await run('engines', 'deep');
  expect(on('6080')).toEqual(['engines begins on 6080', 'deep begins on 6080']);
});

it('fails where an engine is missing, and runs the rest', async () => {
  world.enginesAreThere = false;
  const { results } = await run('engines', 'deep');
  expect(on('6080')).toEqual(['deep begins on 6080']);
  expect(results.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['browsers of other engines']);
});

it('leaves the tests of a real camera out where ffmpeg is missing, says so, and runs the rest', async () => {
  await run('e2e', 'real-camera');
  expect(on('6080')).toEqual(['e2e begins on 6080', 'real-camera begins on 6080']);
  Object.assign(world, { heard: [], ffmpegIsThere: false });
  const { results } = await run('e2e', 'real-camera');
  expect(on('6080')).toEqual(['e2e begins on 6080']);
  expect(results.at(-1)).toMatchObject({
    name: 'real-camera (left out)',
    ok: true,
    notes: ['No ffmpeg found.'],
  });
});
