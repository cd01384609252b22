import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { legacyRedirects } from './legacy-redirects.ts';

const firebase = JSON.parse(readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8')) as {
  hosting: { redirects: { source: string; destination: string; type: number }[] };
};

it('R2-055 R2-064 lead from the old addresses, those of the eight old cameras included', () => {
  expect(legacyRedirects).toEqual({
    '/wildlife': '/',
    '/kids-course': '/wildlife/kids-course',
    '/wildlife/index.php': '/',
    '/wildlife/ranger-show': '/wildlife/shows',
    '/wildlife/live-channels': '/wildlife/live-african-wildlife-safari-streams',
    '/wildlife/cat-eye': '/wildlife/stream/cat-eye-live',
    '/wildlife/kwa-maritane': '/wildlife/stream/kwa-maritane-live',
    '/wildlife/naledi-dam': '/wildlife/stream/naledi-dam-live',
    '/wildlife/nkorho': '/wildlife/stream/nkorho-live',
    '/wildlife/olifants-river': '/wildlife/stream/olifants-river-live',
    '/wildlife/rosies-pan': '/wildlife/stream/rosies-pan-live',
    '/wildlife/tau': '/wildlife/stream/tau-live',
    '/wildlife/tembe': '/wildlife/stream/tembe-live',
  });
});

it('R2-065 are the same in the router and, with 301, on the web server', () => {
  expect(firebase.hosting.redirects).toEqual(
    Object.entries(legacyRedirects).map(([source, destination]) => ({ source, destination, type: 301 })),
  );
});
