import { join } from 'node:path';
import { REGION } from '../../functions/src/platform/region.ts';
import { buildWeb } from '../build/build-site.ts';
import { installChromium } from '../lib/chromium.ts';
import { basePort, TEST_BASE_PORT } from '../lib/ports.ts';
import { describeRun, type Run, runEnvironment } from '../lib/run.ts';
import { onStopAsked } from '../lib/signals.ts';
import { totalLine } from '../testing/reports.ts';
import { describeCoverage, fetchCoverage, isComplete } from '../testing/rule-coverage.ts';
import { interruptStep, type Result, runStep, timed } from '../testing/step.ts';
import { CHECKS, ON_EMULATORS, planFrom, type StepName, stepFor } from '../testing/steps.ts';
import { type Stack, startStack } from './stack.ts';

const RULES_PROJECT = 'demo-boma-rules';

const { steps, extra } = planFrom(process.argv.slice(2));
const run = describeRun('demo-boma-test', basePort(TEST_BASE_PORT), REGION);
const reports = join(run.dir, '..', `reports-${run.ports.hosting}`);
const results: Result[] = [];
let stack: Stack | undefined;
/** False once a part of the stack has ended by itself. */
let standing = true;
const stopping = new AbortController();

const log = (line: string) => console.log(`• ${line}`);
const wants = (name: StepName) => steps.has(name);

/** Work of ours as a step: what it throws is its one failure. */
function attempt(name: string, work: () => Promise<void>): Promise<Result> {
  return timed(name, async () => {
    try {
      await work();
      return { name, ok: true, passed: 0, failed: 0 };
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : String(problem));
      return { name, ok: false, passed: 0, failed: 1 };
    }
  });
}

async function note(result: Promise<Result>): Promise<boolean> {
  const { ok } = results[results.push(await result) - 1] as Result;
  return ok;
}

async function requireRuleCoverage(of: Run): Promise<void> {
  const coverage = await fetchCoverage(`127.0.0.1:${of.ports.firestore}`, RULES_PROJECT);
  for (const line of describeCoverage(coverage)) console.log(line);
  if (!isComplete(coverage))
    throw new Error('Every expression in firestore.rules needs a test that reaches it.');
}

async function bringUp(): Promise<void> {
  const started = await startStack(run, { keepData: false, watch: false, log, signal: stopping.signal });
  stack = started;
  // Without its emulators every test would only wait for its time to run out.
  void started.broken.then((part) => {
    if (stack !== started) return;
    console.error(`The ${part} ended by itself; its log is in ${run.dir}.`);
    standing = false;
    interruptStep();
  });
}

/** Half of the rules are Storage's, whose tests would find nobody to talk to. */
async function refuseWithoutStorage(): Promise<void> {
  throw new Error(stack?.withoutStorage);
}

function noteNotRun(names: readonly StepName[]): void {
  for (const name of names) results.push({ name: `${name} (not run)`, ok: false, passed: 0, failed: 1 });
}

async function runOnEmulators(): Promise<void> {
  const wanted = ON_EMULATORS.filter(wants);
  if (!(await note(attempt('emulators', bringUp)))) return noteNotRun(wanted);
  for (const [index, name] of wanted.entries()) {
    if (stopping.signal.aborted) return;
    if (!standing) return noteNotRun(wanted.slice(index));
    if (name === 'rules' && stack?.withoutStorage) {
      await note(attempt(name, refuseWithoutStorage));
      continue;
    }
    await note(runStep(stepFor(name, reports, runEnvironment(run), extra)));
    if (name === 'rules' && extra.length === 0 && !stopping.signal.aborted) {
      await note(attempt('rule coverage', () => requireRuleCoverage(run)));
    }
  }
}

async function runAll(): Promise<void> {
  const inBrowser = wants('e2e') || wants('virtual-time');
  if (wants('component') || inBrowser) await note(attempt('browser', () => installChromium(log)));
  for (const name of [...CHECKS, 'component'] as const) {
    if (wants(name) && !stopping.signal.aborted)
      await note(runStep(stepFor(name, reports, process.env, extra)));
  }
  const needsSite = wants('build') || inBrowser || wants('contract');
  if (needsSite && !stopping.signal.aborted) await note(attempt('build', () => buildWeb(log)));
  if (ON_EMULATORS.some(wants) && !stopping.signal.aborted) await runOnEmulators();
}

async function stopStack(): Promise<void> {
  const started = stack;
  stack = undefined;
  try {
    await started?.stop();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : String(problem));
    results.push({ name: 'stop', ok: false, passed: 0, failed: 1 });
  }
}

onStopAsked(() => {
  stopping.abort();
  interruptStep();
});

await runAll();
await stopStack();

const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
// Once more at the end, where a log that was cut short still has them.
for (const { name, notes = [] } of results) for (const note of notes) console.log(`${name}: ${note}`);
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nEverything passed.');
if (stopping.signal.aborted) console.log('Interrupted: what is counted below is not everything.');
console.log(totalLine(results));
process.exit(failures.length === 0 && !stopping.signal.aborted ? 0 : 1);
