import { expect, it } from 'vitest';
import { precacheOf } from './service-worker.ts';

const chunk = (name: string, sources: string[], imports: string[] = []) => ({
  fileName: `assets/${name}.js`,
  moduleIds: sources.map((each) => `/somewhere/web/${each}`),
  imports: imports.map((each) => `assets/${each}.js`),
});
const chunks = [
  chunk('base', ['src/lib/store.ts']),
  chunk('client', ['src/entry-client.tsx'], ['base']),
  chunk('later', ['src/app/shell/deferred-parts.later.tsx'], ['base']),
  chunk('premium', ['src/app/routes/premium.tsx'], ['base']),
  chunk('controller', ['src/app/routes/controller.tsx'], ['base']),
];

it('lists the shell under its content, and each module of the pages once, but none of other pages', () => {
  const listed = precacheOf('<p>shell', ['premium'], chunks);
  expect(listed).toEqual([
    { url: '/shell', revision: expect.stringMatching(/^[\w-]{16}$/) },
    { url: '/assets/base.js', revision: null },
    { url: '/assets/client.js', revision: null },
    { url: '/assets/later.js', revision: null },
    { url: '/assets/premium.js', revision: null },
  ]);
  expect(precacheOf('<p>other', ['premium'], chunks)[0]?.revision).not.toBe(listed[0]?.revision);
});
