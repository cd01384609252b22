import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { WRITTEN_PAGES } from '@boma/domain/pages/pages.constants.ts';
import { linkTo, sitePaths } from '@boma/domain/site-paths.ts';
import { describe, expect, it } from 'vitest';

interface Rewrite {
  readonly source: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string; readonly pinTag?: boolean };
}
interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const file = new URL('../../firebase.json', import.meta.url);
const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
  hosting: { rewrites: readonly Rewrite[]; headers: readonly HeaderRule[] };
};

/** Hosting reads a '!' before a whole pattern as its opposite. */
const matches = (path: string, source: string) =>
  source.startsWith('!/') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);

const rewriteOf = (path: string) => hosting.rewrites.find(({ source }) => matches(path, source));

function cacheControl(path: string): string | undefined {
  const rules = hosting.headers.filter(({ source }) => matches(path, source));
  return rules.flatMap(({ headers }) => headers).findLast(({ key }) => key === 'Cache-Control')?.value;
}

/** A path with and without each of its optional parameters. */
function examples(pattern: string): string[] {
  const whole = pattern.replace(/:\w+\??/g, 'some-thing');
  const optional = pattern.split('/').filter((part) => part.endsWith('?')).length;
  return Array.from({ length: optional + 1 }, (_, left) => {
    const parts = whole.split('/');
    return parts.slice(0, parts.length - left).join('/') || '/';
  });
}

const pages = Object.values(sitePaths).flatMap(examples);

it('knows the addresses of the site, with what may follow in them', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      '/',
      '/staff',
      '/staff/some-thing',
      '/staff/some-thing/some-thing',
      '/staff/some-thing/some-thing/some-thing',
      '/wildlife/profile/some-thing',
      '/wildlife/kids-course/some-thing',
      '/embed/some-thing',
    ]),
  );
});

describe.each(pages)('%s', (path) => {
  it('does not outlive its deploy in a browser', () => {
    const filledBy = rewriteOf(path)?.function?.functionId;
    // The function says itself how long its pages are kept.
    if (filledBy === 'page') expect(cacheControl(path)).toBeUndefined();
    else expect(cacheControl(path)).toBe('public, max-age=0, s-maxage=3600');
  });
});

it.each([
  ['/', true],
  ['/wildlife/stream/tau-live', true],
  ['/staff/cameras', true],
  ['/embed/tau', false],
  ['/api/live', false],
  ['/__/auth/iframe', false],
])('%s: may not be framed: %s', (path, isForbidden) => {
  const rules = hosting.headers.filter(({ source }) => matches(path, source));
  const names = rules.flatMap(({ headers }) => headers.map(({ key }) => key));
  expect(names.includes('X-Frame-Options')).toBe(isForbidden);
});

it('pins each function that fills pages to the release whose scripts it names, and no other', () => {
  const pinned = hosting.rewrites.filter((each) => each.function?.pinTag).map((each) => each.source);
  expect(pinned).toEqual([
    '/wildlife/stream/**',
    '/wildlife/shows/*',
    '/wildlife/video-highlights/*',
    '/embed/*',
    '/wildlife/about-us',
    '/wildlife/pangolin-watch',
    '/wildlife/naledi-khumalo',
    '/wildlife/pieter-van-wyk',
    '/terms-of-service',
    '/privacy-policy',
  ]);
  const filled = hosting.rewrites.filter((each) => each.function?.functionId === 'page');
  expect(filled.map((each) => each.source)).toEqual(pinned);
});

const answeredByFunctions = hosting.rewrites.filter((each) => each.function).map(({ source }) => source);

it.each(
  answeredByFunctions,
)('leaves to the function that answers %s how long each answer is kept', (source) => {
  expect(cacheControl(source.replaceAll(/\*+/g, 'some-thing'))).toBeUndefined();
});

it.each(WRITTEN_PAGES)('sends %s, whose text staff write, to the function that renders it', (name) => {
  expect(rewriteOf(linkTo(name))?.function?.functionId).toBe('page');
});

it.each([
  'assets',
  'covers',
  'films',
  'lodges',
  'pictures',
  'promos',
  'teasers',
])('answers a missing file below /%s with no page', (folder) => {
  expect(rewriteOf(`/${folder}/missing.js`)).toBeUndefined();
});

it('marks the page for a missing file as no-store', () => {
  expect(cacheControl('404.html')).toBe('no-store');
});
