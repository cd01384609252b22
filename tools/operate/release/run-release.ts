import { type Print, type State, type Step, wordsOf } from '../step.ts';

export interface ReleaseStep extends Step {
  /** What viewers have if the release ends at this step. */
  readonly stands: string;
}

async function take(step: ReleaseStep): Promise<State> {
  try {
    const before = await step.look();
    if (before.is !== 'missing' || !step.apply) return before;
    await step.apply();
    return await step.look();
  } catch (error) {
    return { is: 'missing', found: wordsOf(error) };
  }
}

/**
 * Takes the steps in turn, and ends at the first that fails: then it says what stands, and how to go on.
 * @returns true if all are done.
 */
export async function runRelease(steps: readonly ReleaseStep[], print: Print): Promise<boolean> {
  for (const step of steps) {
    const state = await take(step);
    if (state.is !== 'missing') {
      print(`✔ ${step.name}: ${state.found}`);
      continue;
    }
    print(`✘ ${step.name}: ${state.found}`);
    print(step.stands);
    for (const line of step.command.split('\n')) print(`    ${line}`);
    return false;
  }
  return true;
}
