import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireRenderer } from './build-functions.ts';

it('refuses a deploy without one part of the renderer that the functions load', () => {
  const site = mkdtempSync(join(tmpdir(), 'boma-renderer-'));
  try {
    mkdirSync(join(site, '.renderer'));
    for (const name of ['.renderer/entry-renderer.js', '.renderer/frame.json', 'shell.html']) {
      const missing = join(site, name);
      expect(() => requireRenderer(site)).toThrow(
        `${missing} is missing, and the functions need it: run npm run build:web first.`,
      );
      writeFileSync(missing, '');
    }
    expect(() => requireRenderer(site)).not.toThrow();
  } finally {
    rmSync(site, { recursive: true });
  }
});
