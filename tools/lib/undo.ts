export type Undo = () => Promise<void> | void;

/**
 * Runs all undo steps, the last first, and empties the list. A step that fails does not stop the others.
 * @throws what the one that failed threw once all have run; AggregateError when there were several.
 */
export async function undoAll(steps: Undo[]): Promise<void> {
  const problems: unknown[] = [];
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch (problem) {
      problems.push(problem);
    }
  }
  if (problems.length > 1) throw new AggregateError(problems, problems.map(String).join('\n'));
  if (problems.length > 0) throw problems[0];
}
