import { expect, it } from 'vitest';
import { type Undo, undoAll } from './undo.ts';

it('runs every undo step, the last first, also after one has failed', async () => {
  const done: string[] = [];
  const fails =
    (name: string): Undo =>
    () => {
      done.push(name);
      throw new Error(`${name} hangs.`);
    };
  const steps: Undo[] = [
    () => void done.push('cameras'),
    fails('suite'),
    async () => void done.push('ticker'),
  ];
  await expect(undoAll(steps)).rejects.toThrow('suite hangs.');
  expect(done).toEqual(['ticker', 'suite', 'cameras']);
  await undoAll(steps);
  expect(done).toHaveLength(3);
  await expect(undoAll([fails('a'), fails('b')])).rejects.toThrow('b hangs.\nError: a hangs.');
});
