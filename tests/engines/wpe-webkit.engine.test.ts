import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/lib/run.ts';
import { EnginePage } from './support/engine-page.ts';
import { readScripts, serveChunks } from './support/serve-chunks.ts';
import { itPassesTheSmokeRun } from './support/smoke.ts';
import { startWpeWebKit } from './support/webkit.ts';

const SITE = join(ROOT, 'web/dist');
/** Safari reads look-behinds since 16.4. */
const TOO_NEW = 'look-behind.js';

/** Runs in the page: imports each script and returns those that the engine cannot parse, with its reason. */
async function refusedScripts(names: readonly string[]): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const name of names) {
    const cause: unknown = await import(`/${name}`).catch((problem: unknown) => problem);
    if (cause instanceof SyntaxError) refused.push(`${name}: ${cause.message}`);
  }
  return refused;
}

describe('WPE WebKit 2.38, about as old as Safari 16.0', () => {
  it('parses every script of the site, and refuses what is above the floor', async () => {
    const chunks = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.js'));
    expect(chunks.length).toBeGreaterThan(100);
    const scripts = readScripts(SITE, ['service-worker.js', ...chunks.map((name) => `assets/${name}`)]);
    scripts.set(TOO_NEW, '/(?<=a)b/;');
    const served = await serveChunks(scripts);
    const page = new EnginePage(await startWpeWebKit());
    await page.open(served.address);
    const refused = await page.run(refusedScripts, [...scripts.keys()]);
    await page.end();
    served.close();
    expect(refused).toEqual([expect.stringContaining(`${TOO_NEW}: Invalid regular expression`)]);
  });

  itPassesTheSmokeRun(startWpeWebKit);
});
