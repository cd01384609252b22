import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Answer } from '../http/answer.ts';
import { script } from './script.ts';
import { stylesheet } from './style.ts';

const require = createRequire(import.meta.url);
const font = (family: string): Answer => ({
  status: 200,
  type: 'font/woff2',
  body: readFileSync(
    require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  ),
});

/** What the pages are made of besides HTML, by path. */
export const FILES: Readonly<Record<string, () => Answer>> = {
  '/pages.css': () => ({ status: 200, type: 'text/css; charset=utf-8', body: stylesheet }),
  '/pages.js': () => ({ status: 200, type: 'text/javascript; charset=utf-8', body: script }),
  '/display.woff2': () => font('fraunces'),
  '/body.woff2': () => font('figtree'),
};
