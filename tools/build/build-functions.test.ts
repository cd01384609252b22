import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireTemplates } from './build-functions.ts';

it('refuses a deploy without one of the pages that the functions fill in', () => {
  const site = mkdtempSync(join(tmpdir(), 'boma-templates-'));
  try {
    for (const name of ['stream.html', 'show.html', 'video.html', 'embed.html']) {
      const missing = join(site, name);
      expect(() => requireTemplates(site)).toThrow(
        `${missing} is missing, and the functions need it: run npm run build:web first.`,
      );
      writeFileSync(missing, '');
    }
    expect(() => requireTemplates(site)).not.toThrow();
  } finally {
    rmSync(site, { recursive: true });
  }
});
