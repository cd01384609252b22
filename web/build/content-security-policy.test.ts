import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../src/config/security.ts';
import { bundleHeadScript } from './head-script.ts';
import { scriptHash } from './html.ts';

it('the policy in firebase.json is the one that the sources make', async () => {
  const policy = contentSecurityPolicy([scriptHash(await bundleHeadScript())]);
  const text = await readFile(join(import.meta.dirname, '../../firebase.json'), 'utf8');
  expect(text, 'run npm run build:web and commit firebase.json').toContain(JSON.stringify(policy));
});
