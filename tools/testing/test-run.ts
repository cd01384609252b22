import type { Stack } from '../launch/stack.ts';
import { type Run, runEnvironment } from '../lib/run.ts';
import { attempt, interruptSteps, type Result, runStep } from './step.ts';
import { ON_EMULATORS, type Plan, type StepName, type StepOptions, stepFor } from './steps.ts';

const ON_EMULATORS_NAMES: ReadonlySet<string> = new Set(ON_EMULATORS);

type Options = { plan: Plan; reports: string; runs: readonly [Run, Run] };

/** One run of `npm test`: its plan and its results so far. */
export class TestRun {
  readonly results: Result[] = [];
  readonly runs: readonly [Run, Run];
  readonly plan: Plan;
  readonly #reports: string;
  readonly #stopping = new AbortController();
  /** False once a part of a stack has stopped unexpectedly: every further test would only time out. */
  #standing = true;

  constructor({ plan, reports, runs }: Options) {
    this.plan = plan;
    this.runs = runs;
    this.#reports = reports;
  }

  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  get interrupted(): boolean {
    return this.#stopping.signal.aborted;
  }

  get standing(): boolean {
    return this.#standing;
  }

  wants(...names: readonly StepName[]): boolean {
    return names.some((name) => this.plan.steps.has(name));
  }

  interrupt(): void {
    this.#stopping.abort();
    interruptSteps();
  }

  /** Ends the tests on emulators when a part of this stack stops unexpectedly. */
  watch(stack: Stack, run: Run): void {
    void stack.broken.then((part) => {
      if (stack.stopped() || this.interrupted) return;
      console.error(`The ${part} stopped unexpectedly; its log is in ${run.dir}.`);
      this.#standing = false;
      interruptSteps(ON_EMULATORS_NAMES);
    });
  }

  /** Runs work of the launcher as a step, unless the run was interrupted. Returns whether it succeeded. */
  async attempt(name: string, work: () => Promise<void>): Promise<boolean> {
    if (this.interrupted) return false;
    return this.#record(await attempt(name, work));
  }

  /** Runs a step's program, unless the run was interrupted. Returns whether it succeeded. */
  async run(name: Exclude<StepName, 'build'>, options: Partial<StepOptions> = {}): Promise<boolean> {
    if (this.interrupted) return false;
    const { steps, extra, changed } = this.plan;
    // The test files of a change are on emulators; unit tests all run.
    const own = changed && !ON_EMULATORS_NAMES.has(name) ? [] : extra;
    const step = stepFor(name, { reports: this.#reports, extra: own, ...options });
    // A single step prints as it goes; the output of steps side by side is kept apart.
    const printing =
      steps.size === 1
        ? ({ print: 'at-once' } as const)
        : ({ print: 'at-the-end', dir: this.#reports } as const);
    return this.#record(await runStep(step, printing));
  }

  async runOn(run: Run, name: Exclude<StepName, 'build'>, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
    if (!this.#standing) return this.recordNotRun([name]);
    return this.run(name, { env: { ...runEnvironment(run), ...env } });
  }

  /** Records why a step is left out on this machine, for the end of the log. */
  leaveOut(name: StepName, reason: string): void {
    this.results.push({
      name: `${name} (left out)`,
      ok: true,
      passed: 0,
      failed: 0,
      seconds: 0,
      notes: [reason],
    });
  }

  recordNotRun(names: readonly StepName[]): boolean {
    for (const name of names)
      this.results.push({ name: `${name} (not run)`, ok: false, passed: 0, failed: 1, seconds: 0 });
    return false;
  }

  #record(result: Result): boolean {
    this.results.push(result);
    return result.ok;
  }
}
