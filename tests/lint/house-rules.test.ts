import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import plugin from '../../tools/lint/plugin.ts';
import { HONEST } from './honest.ts';
import { VIOLATIONS } from './violations.ts';

const ROOT = join(import.meta.dirname, '../..');

type Problem = { filename: string; code: string; message: string };
let dir: string;
let problems: Problem[];

/** Lints with every rule of the house, also with those that are not switched on yet. */
function lint(cwd: string): Problem[] {
  const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as { rules: object };
  const house = Object.keys(plugin.rules).map((name) => [`house/${name}`, 'error']);
  const all = {
    ...config,
    jsPlugins: [join(ROOT, 'tools/lint/plugin.ts')],
    rules: {
      ...config.rules,
      ...Object.fromEntries(house),
      'import/no-cycle': ['error', { ignoreTypes: false }],
    },
  };
  writeFileSync(join(cwd, '.oxlintrc.json'), JSON.stringify(all));
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(ROOT, 'node_modules/.bin/tsgolint') };
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--type-aware', '--format', 'json', '.'], {
    cwd,
    env,
    encoding: 'utf8',
  });
  if (!stdout.trim().startsWith('{')) throw new Error(`The linter did not run: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Problem[] }).diagnostics;
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'boma-lint-'));
  writeFileSync(join(dir, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "noEmit": true } }');
  const files = { ...Object.fromEntries(VIOLATIONS.map(({ file, text }) => [file, text])), ...HONEST };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  problems = lint(dir);
}, 120_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('the lint', () => {
  it.each(VIOLATIONS)('finds that $file breaks $code', ({ file, code, message }) => {
    const found = problems.filter((problem) => problem.filename === file);
    expect(found.map((problem) => problem.code)).toContain(code);
    expect(
      found
        .map((problem) => problem.message)
        .join()
        .toLowerCase(),
    ).toContain(message.toLowerCase());
  });

  it('accepts files without violations', () => {
    const house = problems.filter(({ code }) => code.startsWith('house('));
    for (const file of Object.keys(HONEST)) expect(house.map(({ filename }) => filename)).not.toContain(file);
  });
});
