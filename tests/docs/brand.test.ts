import { globSync, readFileSync } from 'node:fs';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { expect, it } from 'vitest';
import { ROOT } from '../../tools/lib/run.ts';

// Two headers between the site and the media server have a fixed name.
const MAY_NAME = [
  'domain/src/site-identity.ts',
  'web/src/config/brand.ts',
  'domain/src/streams/media-urls.ts',
];

it('the name of the site is written in its two files only', () => {
  // Names of functions such as `TheBomaRoute`, and comments, may contain it.
  const name = new RegExp(`^(?!\\s*(?://|/?\\*)).*\\b${SITE_NAME}\\b`, 'm');
  const names = (path: string) => name.test(readFileSync(`${ROOT}/${path}`, 'utf8'));
  expect(MAY_NAME.filter(names)).toEqual(MAY_NAME);
  const sources = globSync('{web,domain,functions}/src/**/*.{ts,tsx}', { cwd: ROOT });
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((path) => !path.includes('.test.') && !MAY_NAME.includes(path) && names(path)),
  ).toEqual([]);
});
