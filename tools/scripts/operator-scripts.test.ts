import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'boma-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const broken = join(folder, 'broken.json');
writeFileSync(broken, '{"streams": [');
const good = join(folder, 'good.json');
writeFileSync(good, '{"lodges": [{"id": 1, "slug": "khaya"}]}');

/** No site runs at these ports. */
const NO_SITE = { ...process.env, BOMA_BASE_PORT: '1200' };

function run(script: string, ...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const tool = new URL(`./${script}.ts`, import.meta.url).pathname;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [tool, ...args], { env: NO_SITE }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });
}

it.each(['notify', 'make-admin', 'save-catalogue'])('%s explains itself', async (script) => {
  const { code, out, errors } = await run(script, '--help');
  expect([code, errors]).toEqual([0, '']);
  for (const option of ['--local', '--project', '--dry-run']) expect(out).toContain(option);
});

it.each([
  ['notify', ['--mesage', 'x'], 2, /^Unknown option '--mesage'/],
  ['notify', [], 2, /^What does it say\?/],
  ['notify', ['--message', 'x', '--timeout', 'long'], 1, /^timeout: The timeout is a whole number/],
  ['notify', ['--message', 'x'], 1, /^No site runs on this machine/],
  ['make-admin', [], 2, /^Whom\?/],
  ['make-admin', ['a@b.example'], 2, /^Which site\?/],
  ['make-admin', ['a@b.example', '--local'], 1, /^No site runs on this machine/],
  ['make-admin', ['a@b.example', '--local', '--project', 'x'], 2, /^Choose one/],
  ['save-catalogue', [], 2, /^Which file\?/],
  ['save-catalogue', [join(folder, 'none.json'), '--local'], 1, /there is no such file/],
  ['save-catalogue', [broken, '--local'], 1, /broken\.json is not JSON/],
  ['save-catalogue', [good, '--local'], 1, /^No site runs on this machine/],
] as const)('%s %j ends with one line', async (script, args, expected, line) => {
  const { code, out, errors } = await run(script, ...args);
  expect(errors).toMatch(line);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect([code, out]).toEqual([expected, '']);
});

it('a dry run of a project reads and writes nothing', async () => {
  const { code, out } = await run('save-catalogue', good, '--project', 'x', '--dry-run');
  expect([code, out]).toEqual([0, 'lodges/khaya would be added or replaced.\n']);
});
