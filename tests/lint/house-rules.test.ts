import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Files that each break one rule of the house. */
const VIOLATIONS = {
  'domain/src/streams/clock.ts': "import { hrtime } from 'node:process';\nexport const now = hrtime;\n",
  'functions/src/streams/brand.ts': "export { brand } from '../../../web/src/config/brand.ts';\n",
  'web/src/lib/verbs.ts': "export const verbs = () => import('../../../functions/src/index.ts');\n",
  'web/src/features/streams/chatter.ts': "export * from '../chat/api/send-message.ts';\n",
  'web/src/features/streams/components/read.ts': "export { getDoc } from 'firebase/firestore';\n",
  'tests/e2e/sleepy.spec.ts': 'export const nap = (page) => page.waitForTimeout(500);\n',
  'tests/e2e/clock.spec.ts':
    'export const nap = (page) => page.waitForFunction(() => performance.now() > 3500);\n',
  'tests/e2e/poll.spec.ts':
    'export const nap = (expect, since) => expect.poll(() => Date.now() - since).toBeGreaterThan(30);\n',
  'tests/contract/promise.test.ts':
    'export const nap = () => new Promise((resolve) => setTimeout(resolve, 500));\n',
  'tests/contract/timers.test.ts':
    "import { setTimeout as nap } from 'node:timers/promises';\nexport const later = () => nap(500);\n",
  'functions/src/streams/loose.ts': 'export const loose = (input: any) => input;\n',
  'functions/src/streams/forgotten.ts':
    'const save = async () => 1;\nexport const forget = () => {\n  save();\n};\n',
};

const HONEST = {
  'web/src/features/streams/api/list.ts': "export { getDoc } from 'firebase/firestore';\n",
  'tests/contract/pending.test.ts':
    'export const settled = () => new Promise((resolve) => setTimeout(resolve));\n',
};

type Problem = { filename: string; code: string; message: string };
let dir: string;
let problems: Problem[];

function lint(cwd: string): Problem[] {
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(ROOT, 'node_modules/.bin/tsgolint') };
  const args = [oxlint, '--type-aware', '--config', join(ROOT, '.oxlintrc.json'), '--format', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  if (!stdout.trim().startsWith('{')) throw new Error(`The linter did not run: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Problem[] }).diagnostics;
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'boma-lint-'));
  writeFileSync(join(dir, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "noEmit": true } }');
  for (const [file, text] of Object.entries({ ...VIOLATIONS, ...HONEST })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  problems = lint(dir);
}, 120_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('the lint bites', () => {
  it.each([
    ['domain/src/streams/clock.ts', 'house(directions)', 'domain imports zod and itself only'],
    ['functions/src/streams/brand.ts', 'house(directions)', 'functions never see the site'],
    ['web/src/lib/verbs.ts', 'house(directions)', 'the site never sees the server'],
    ['web/src/features/streams/chatter.ts', 'house(directions)', 'features never import features'],
    ['web/src/features/streams/components/read.ts', 'house(directions)', 'touch Firebase'],
    ['tests/e2e/sleepy.spec.ts', 'house(no-sleep)', 'never for time to pass'],
    ['tests/e2e/clock.spec.ts', 'house(no-sleep)', 'never for time to pass'],
    ['tests/e2e/poll.spec.ts', 'house(no-sleep)', 'never for time to pass'],
    ['tests/contract/promise.test.ts', 'house(no-sleep)', 'never for time to pass'],
    ['tests/contract/timers.test.ts', 'house(no-sleep)', 'never for time to pass'],
    ['functions/src/streams/loose.ts', 'typescript(no-explicit-any)', 'any'],
    ['functions/src/streams/forgotten.ts', 'typescript(no-floating-promises)', 'Promises must be'],
  ])('%s breaks %s', (file, code, message) => {
    const found = problems.filter((problem) => problem.filename === file);
    expect(found.map((problem) => problem.code)).toContain(code);
    expect(found.map((problem) => problem.message).join()).toContain(message);
  });

  it('accepts files that break no rule', () => {
    const names = problems.map((problem) => problem.filename);
    for (const file of Object.keys(HONEST)) expect(names).not.toContain(file);
  });
});
