import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageDescriptions } from './page-descriptions.ts';
import { pages } from './pages.ts';
import { legacyRedirects, linkTo, type PathName, paths, streamPath } from './paths.ts';

const firebase = JSON.parse(readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8')) as {
  hosting: { redirects: { source: string; destination: string; type: number }[] };
};

describe('the addresses', () => {
  it('R2-001 R2-004 R2-035 keep content under /wildlife and legal texts at the root', () => {
    expect(paths.premium).toBe('/wildlife/premium');
    expect(paths.privacyPolicy).toBe('/privacy-policy');
    expect(paths.termsOfService).toBe('/terms-of-service');
    const atTheRoot: PathName[] = [
      'home',
      'privacyPolicy',
      'termsOfService',
      'controller',
      'reports',
      'player',
      'lodgeHighlights',
      'test',
    ];
    for (const name of Object.keys(paths) as PathName[]) {
      if (atTheRoot.includes(name) || pages[name].layout === 'auth') continue;
      expect(paths[name], name).toMatch(/^\/wildlife\//);
    }
  });

  it('R2-026 append -live to the slug of a camera', () => {
    expect(streamPath('tau')).toBe('/wildlife/stream/tau-live');
  });

  it('leave out optional parameters in links', () => {
    expect(linkTo('shows')).toBe('/wildlife/shows');
    expect(linkTo('profile')).toBe('/wildlife/profile');
  });

  it('R2-055 R2-064 choose the old addresses that were never written down', () => {
    expect(legacyRedirects['/wildlife/live-channels']).toBe(paths.streams);
    const cameras = [
      'cat-eye',
      'kwa-maritane',
      'naledi-dam',
      'nkorho',
      'olifants-river',
      'rosies-pan',
      'tau',
      'tembe',
    ];
    for (const slug of cameras) expect(legacyRedirects[`/wildlife/${slug}`]).toBe(streamPath(slug));
  });

  it('R2-065 redirect alike in the router and, with 301, on the web server', () => {
    expect(firebase.hosting.redirects).toEqual(
      Object.entries(legacyRedirects).map(([source, destination]) => ({ source, destination, type: 301 })),
    );
  });
});

describe('the pages', () => {
  it('R2-068 ask for a permission only where somebody’s own or paid things are', () => {
    const asking = (Object.keys(pages) as PathName[]).filter((name) => pages[name].permission !== undefined);
    expect(Object.fromEntries(asking.map((name) => [name, pages[name].permission]))).toEqual({
      profile: 'user',
      reports: 'user',
      player: 'subscriber',
    });
  });

  it('have a title and a description of their own', () => {
    const all = Object.values(pages);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(Object.values(pageDescriptions)).size).toBe(all.length);
  });
});
