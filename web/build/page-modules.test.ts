import { expect, it } from 'vitest';
import { pages } from '../src/app/pages.ts';
import { type Chunk, modulesOf, pageSources, scriptAddresses } from './page-modules.ts';

const chunk = (name: string, sources: string[], ...imports: string[]): Chunk => ({
  fileName: `assets/${name}.js`,
  moduleIds: sources.map((source) => `/boma/web/${source}`),
  imports: imports.map((each) => `assets/${each}.js`),
});

const chunks = [
  chunk('client', ['src/entry-client.tsx', 'src/app/app.tsx'], 'base'),
  chunk('base', ['src/components/ui.ts']),
  chunk('cameras', ['src/features/streams/api/streams.ts'], 'base'),
  chunk('home', ['src/app/routes/home.tsx'], 'cameras', 'base'),
  chunk('coming', ['src/app/routes/shows.tsx', 'src/app/routes/schedule.tsx'], 'base'),
];

it('names each module that a page needs once, after those that it imports', () => {
  expect(modulesOf('src/app/routes/home.tsx', chunks)).toEqual([
    '/assets/base.js',
    '/assets/client.js',
    '/assets/cameras.js',
    '/assets/home.js',
  ]);
});

it('finds the chunk of a page that shares it with others', () => {
  expect(modulesOf('src/app/routes/schedule.tsx', chunks).at(-1)).toBe('/assets/coming.js');
});

it('refuses a page whose module was not built', () => {
  expect(() => modulesOf('src/app/routes/streams.tsx', chunks)).toThrow('src/app/routes/streams.tsx');
});

it('finds the module of each page in the table of the pages', () => {
  const sources = pageSources();
  expect([...sources.keys()]).toEqual(Object.keys(pages));
  expect(sources.get('home')).toBe('src/app/routes/home.tsx');
  expect(sources.get('signIn')).toBe('src/app/routes/sign-in.tsx');
});

it('says in which script each source of the site is', () => {
  const addresses = scriptAddresses([
    ...chunks,
    { ...chunk('react', []), moduleIds: ['/boma/node_modules/react/index.js'] },
  ]);
  expect(addresses).toEqual({
    'src/entry-client.tsx': '/assets/client.js',
    'src/app/app.tsx': '/assets/client.js',
    'src/components/ui.ts': '/assets/base.js',
    'src/features/streams/api/streams.ts': '/assets/cameras.js',
    'src/app/routes/home.tsx': '/assets/home.js',
    'src/app/routes/shows.tsx': '/assets/coming.js',
    'src/app/routes/schedule.tsx': '/assets/coming.js',
  });
});
