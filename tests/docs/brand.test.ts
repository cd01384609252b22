import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { expect, it } from 'vitest';
import { ROOT } from '../../tools/lib/run.ts';

const MUST_NAME = 'domain/src/site-identity.ts';
// Another brand need not name itself in its own words. Two headers between the site and the media server keep their names.
const MAY_NAME = [MUST_NAME, 'web/src/config/brand.ts', 'domain/src/streams/media-urls.ts'];

it('the name of the site is written in its files only', () => {
  // Names of functions such as `TheBomaRoute`, and comments, may contain it.
  const name = new RegExp(`^(?!\\s*(?://|/?\\*)).*\\b${SITE_NAME}\\b`, 'm');
  const names = (path: string) => name.test(readFileSync(`${ROOT}/${path}`, 'utf8'));
  expect(names(MUST_NAME)).toBe(true);
  const sources = globSync('{web,domain,functions}/src/**/*.{ts,tsx}', { cwd: ROOT });
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((path) => !path.includes('.test.') && !MAY_NAME.includes(path) && names(path)),
  ).toEqual([]);
});

it('no test spells a host or an address that an operator changes before the first release', () => {
  const demo = /\b(?:www|media|auth)\.boma\.example\b|rangers@boma\.example/;
  for (const label of ['www', 'media', 'auth']) expect(demo.test(`https://${label}.boma.example`)).toBe(true);
  const tests = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((path) => /\.(test|spec)\.tsx?$|^tests\/|\/testing\//.test(path));
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter((path) => demo.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
