import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/lib/run.ts';
import { EnginePage } from './support/engine-page.ts';
import { serveChunks } from './support/serve-chunks.ts';
import { itPassesTheSmokeRun } from './support/smoke.ts';
import { startWpeWebKit } from './support/webkit.ts';

const SITE = join(ROOT, 'web/dist');
/** Safari reads look-behinds since 16.4. */
const TOO_NEW = 'look-behind.js';

describe('WPE WebKit 2.38, about as old as Safari 16.0', () => {
  it('parses every script of the site, and refuses what is above the floor', async () => {
    const chunks = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.js'));
    expect(chunks.length).toBeGreaterThan(50);
    const names = ['service-worker.js', ...chunks.map((name) => `assets/${name}`)];
    const scripts = new Map(names.map((name) => [name, readFileSync(join(SITE, name), 'utf8')]));
    const served = await serveChunks(scripts.set(TOO_NEW, '/(?<=a)b/;'));
    const page = new EnginePage(await startWpeWebKit());
    await page.open(served.address);
    const refused = await page.until('the engine has tried all scripts', () => window.refusedScripts);
    await page.end();
    served.close();
    expect(refused).toEqual([expect.stringContaining(`${TOO_NEW}: Invalid regular expression`)]);
  });

  itPassesTheSmokeRun(startWpeWebKit);
});
