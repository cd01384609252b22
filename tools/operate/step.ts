/** What a look at one thing found. `note`: nothing to repair, but worth knowing. */
export interface State {
  readonly is: 'right' | 'note' | 'missing';
  /** What was found, in words. */
  readonly found: string;
}

/** One thing that an operator has to get right. */
export interface Step {
  readonly name: string;
  /** Reads only. */
  look(): Promise<State>;
  /** Makes it right. Repeating it changes nothing more. Without it only the operator can. */
  apply?(): Promise<void>;
  /** What the operator types, or where the operator clicks, to make it right by hand. */
  readonly command: string;
}

export type Print = (line: string) => void;

export const right = (found: string): State => ({ is: 'right', found });
export const note = (found: string): State => ({ is: 'note', found });
export const missing = (found: string): State => ({ is: 'missing', found });

const MARKS: Record<State['is'], string> = { right: '✔', note: '•', missing: '✘' };

/** The first line of what went wrong. */
export function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}

/** A look that fails finds something missing: it says why. */
async function look(step: Step): Promise<State> {
  try {
    return await step.look();
  } catch (error) {
    return missing(`cannot be seen: ${wordsOf(error)}`);
  }
}

async function applied(step: Step, before: State): Promise<State> {
  if (before.is !== 'missing' || !step.apply) return before;
  try {
    await step.apply();
  } catch (error) {
    return missing(`${before.found}; could not be made right: ${wordsOf(error)}`);
  }
  return look(step);
}

/**
 * Looks at each step in turn and prints a line for each. With `apply` it makes right what it can. A step that fails does
 * not keep the next ones from being looked at.
 * @returns the names of the steps that are still missing.
 */
export async function walkSteps(
  steps: readonly Step[],
  { apply, print }: { apply: boolean; print: Print },
): Promise<string[]> {
  const left: string[] = [];
  for (const step of steps) {
    const before = await look(step);
    const state = apply ? await applied(step, before) : before;
    const done = before.is === 'missing' && state.is === 'right' ? ' (done now)' : '';
    print(`${MARKS[state.is]} ${step.name}: ${state.found}${done}`);
    if (state.is !== 'missing') continue;
    left.push(step.name);
    for (const line of step.command.split('\n')) print(`    ${line}`);
  }
  return left;
}
