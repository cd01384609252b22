import { buildWeb } from '../build/build-site.ts';
import { type Stack, startStack } from '../launch/stack.ts';
import { installChromium } from '../lib/chromium.ts';
import { installEngines } from '../lib/engines.ts';
import type { Run } from '../lib/run.ts';
import { describeCoverage, fetchCoverage, isComplete } from './rule-coverage.ts';
import { stacksEnvironment } from './stacks.ts';
import { ON_EMULATORS } from './steps.ts';
import type { TestRun } from './test-run.ts';
import { runWithFfmpeg } from './with-ffmpeg.ts';

const RULES_PROJECT = 'demo-boma-rules';
const log = (line: string) => console.log(`• ${line}`);

async function requireRuleCoverage({ ports }: Run): Promise<void> {
  const coverage = await fetchCoverage(`127.0.0.1:${ports.firestore}`, RULES_PROJECT);
  for (const line of describeCoverage(coverage)) console.log(line);
  if (!isComplete(coverage))
    throw new Error('Every expression in firestore.rules needs a test that reaches it.');
}

/** The stacks of a run, each started when it is first needed. */
class Stacks {
  readonly #started: { stack: Stack; run: Run }[] = [];
  readonly #testRun: TestRun;

  constructor(testRun: TestRun) {
    this.#testRun = testRun;
  }

  async start(name: string, run: Run): Promise<Stack | undefined> {
    const testRun = this.#testRun;
    let stack: Stack | undefined;
    await testRun.attempt(name, async () => {
      stack = await startStack(run, { keepData: false, watch: false, log, signal: testRun.signal });
      this.#started.push({ stack, run });
      testRun.watch(stack, run);
    });
    return stack;
  }

  async stopAll(): Promise<void> {
    const stops = await Promise.allSettled(this.#started.splice(0).map(({ stack }) => stack.stop()));
    const failed = stops.flatMap((stop) => (stop.status === 'rejected' ? [String(stop.reason)] : []));
    if (failed.length === 0) return;
    console.error(failed.join('\n'));
    this.#testRun.results.push({ name: 'stop', ok: false, passed: 0, failed: 1, seconds: 0 });
  }
}

async function runRules(testRun: TestRun, stack: Stack, run: Run): Promise<void> {
  if (!testRun.wants('rules')) return;
  if (stack.withoutStorage) {
    const reason = stack.withoutStorage;
    // Half of the rules are Storage's: without its emulator their tests cannot run.
    await testRun.attempt('rules', () => Promise.reject(new Error(reason)));
    return;
  }
  await testRun.runOn(run, 'rules');
  if (testRun.plan.extra.length === 0 && testRun.standing)
    await testRun.attempt('rule coverage', () => requireRuleCoverage(run));
}

/**
 * The tests of the whole site, one after another. Nothing else runs beside them: a page whose browser waits for a core
 * misses what a test has just done. The tests that move the clock, and the test that begins by deleting all data, are last.
 */
const IN_TURN = ['e2e', 'real-camera', 'engines', 'deep', 'virtual-time', 'empty-site'] as const;

async function runInTurn(testRun: TestRun, run: Run): Promise<void> {
  for (const name of IN_TURN) {
    const runStep = async () => void (await testRun.runOn(run, name));
    if (name === 'real-camera') await runWithFfmpeg(testRun, name, runStep);
    else if (testRun.wants(name)) await runStep();
  }
}

/** Starts both stacks if the contract files are to be shared out between them; a named file needs one only. */
async function runOnStacks(testRun: TestRun, stacks: Stacks, checks: Promise<void>): Promise<void> {
  const [first, second] = testRun.runs;
  const wanted = ON_EMULATORS.filter((name) => testRun.wants(name));
  const stack = await stacks.start('emulators', first);
  if (!stack) return void testRun.recordNotRun(testRun.interrupted ? [] : wanted);
  const shares = testRun.wants('contract') && testRun.plan.extra.length === 0;
  const another = shares ? stacks.start('more emulators', second) : undefined;
  await runRules(testRun, stack, first);
  const both = (await another) ? [first, second] : [first];
  // Contract tests mostly wait, so two of their files run at once, and the checks use the cores meanwhile.
  if (testRun.wants('contract')) await testRun.runOn(first, 'contract', stacksEnvironment(both));
  await checks;
  if (!testRun.wants(...IN_TURN)) return;
  // What contract tests leave behind is no site that anyone would visit.
  if (shares) {
    await stacks.stopAll();
    if (!testRun.standing || !(await stacks.start('fresh emulators', first))) {
      testRun.recordNotRun(testRun.interrupted ? [] : IN_TURN.filter((name) => testRun.wants(name)));
      return;
    }
  }
  await runInTurn(testRun, first);
}

/** Runs what needs the built site, emulators or both. `checks`: what else uses the cores, until it is over. */
export async function runOnEmulators(testRun: TestRun, checks: Promise<void>): Promise<void> {
  const inBrowser = testRun.wants('e2e', 'real-camera', 'virtual-time', 'empty-site');
  if (inBrowser) await testRun.attempt('browser for the site', () => installChromium(log));
  if (testRun.wants('engines')) {
    const areThere = await testRun.attempt('browsers of other engines', () => installEngines(log));
    if (!areThere) testRun.plan.steps.delete('engines');
  }
  const needsSite = inBrowser || testRun.wants('build', 'contract', 'engines');
  if (needsSite) await testRun.attempt('build', () => buildWeb(log));
  if (testRun.wants(...ON_EMULATORS) && !testRun.interrupted) {
    const stacks = new Stacks(testRun);
    try {
      await runOnStacks(testRun, stacks, checks);
    } finally {
      await stacks.stopAll();
    }
  }
  // Named files are tests, and Lighthouse has none.
  if (testRun.wants('lighthouse') && testRun.plan.extra.length === 0) await testRun.run('lighthouse');
}
