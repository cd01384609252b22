import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { workshop } from './workshop.ts';

const folder = mkdtempSync(join(tmpdir(), 'boma-workshop-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('tells GitHub that a build may be live, as `.github/workflows/release.yml` asks', async () => {
  const file = join(folder, 'outputs');
  writeFileSync(file, 'before=1\n');
  vi.stubEnv('GITHUB_OUTPUT', file);
  await workshop.goesLive();
  expect(readFileSync(file, 'utf8')).toBe('before=1\ngoes_live=true\n');
  vi.stubEnv('GITHUB_OUTPUT', undefined);
  await workshop.goesLive();
  expect(readFileSync(file, 'utf8')).toBe('before=1\ngoes_live=true\n');
});
