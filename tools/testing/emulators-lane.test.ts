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
    const stacks = JSON.parse(env.BOMA_STACKS ?? '[]') as unknown[];
    const where = stacks.length === 2 ? 'both' : env.BOMA_SITE?.split(':').at(-1);
    world.heard.push(`${name} begins on ${where}`);
    // The checks take their turn.
    await new Promise((resolve) => setImmediate(resolve));
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

const IN_TURN = ['e2e', 'real-camera', 'virtual-time', 'empty-site'];
const inTurn = (names: readonly string[], stack: string) =>
  names.flatMap((name) => [`${name} begins on ${stack}`, `${name} ends`]);

it('shares the contract files between two stacks, and gives the tests of the whole site a fresh one', async () => {
  world.stacksThatStart = 3;
  const { results } = await run();
  expect(world.heard).toEqual([
    ...inTurn(['rules'], '6080'),
    ...inTurn(['contract'], 'both'),
    ...inTurn(IN_TURN, '6080'),
  ]);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(world.stacksThatStart).toBe(0);
});

it('tests the whole site only when the checks are over', async () => {
  world.stacksThatStart = 3;
  let endChecks = () => {};
  const checks = new Promise<void>((resolve) => {
    endChecks = resolve;
  });
  const running = runBeside(checks);
  await expect.poll(() => world.heard).toContain('contract ends');
  expect(world.heard).not.toContain('e2e begins on 6080');
  endChecks();
  await running;
  expect(world.heard).toContain('e2e begins on 6080');
});

it('says which steps did not run where the fresh stack does not start', async () => {
  const { results } = await run();
  expect(results.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
    'fresh emulators',
    ...IN_TURN.map((name) => `${name} (not run)`),
  ]);
});

it('runs each step once, one at a time, where no other stack starts', async () => {
  world.stacksThatStart = 1;
  await run('rules', 'contract');
  expect(world.heard).toEqual(inTurn(['rules', 'contract'], '6080'));
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
