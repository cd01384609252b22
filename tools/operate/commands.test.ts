import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

function run(command: string, ...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const tool = new URL(`./${command}.ts`, import.meta.url).pathname;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [tool, ...args], (_, out, errors) =>
      resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });
}

it.each([
  ['project', '--apply'],
  ['release', '--preview'],
  ['release', '--drop-open-pages'],
  ['rollback', '--to'],
])('%s explains itself, with %s', async (command, option) => {
  const { code, out, errors } = await run(command, '--help');
  expect([code, errors]).toEqual([0, '']);
  expect(out).toContain(`npm run ${command} -- <id of the Firebase project>`);
  expect(out).toContain(option);
});

it.each([
  ['project', []],
  ['release', ['my_boma']],
  ['rollback', ['my-boma', 'spring']],
])('%s %j ends with one line', async (command, args) => {
  const { code, out, errors } = await run(command, ...args);
  expect(errors).toBe(`Which project? Give the id of one: npm run ${command} -- my-boma\n`);
  expect([code, out]).toEqual([2, '']);
});
