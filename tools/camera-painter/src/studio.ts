import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { Light } from '../../simulators/cameras/light.ts';

/** Painters that work side by side. */
const PAINTERS = 2;

export interface Studio {
  readonly painters: number;
  /** A frame as JPEG bytes; p is the loop position 0..1. */
  shoot(code: string, light: Light, p: number, quality?: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a headless browser with the painters loaded. */
export async function openStudio(painters = PAINTERS): Promise<Studio> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
  });
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const openPage = async () => {
    // Pages of one context share a process; contexts do not.
    const page = await (await browser.newContext()).newPage();
    page.on('pageerror', (error) => console.error(error.message));
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    return page;
  };
  const pages = await Promise.all(Array.from({ length: painters }, openPage));
  let shots = 0;
  return {
    painters,
    async shoot(code, light, p, quality = 0.95) {
      const page = pages[shots++ % painters];
      const call = `shoot(${JSON.stringify(code)}, ${JSON.stringify(light)}, ${p}, ${quality})`;
      return Buffer.from((await page?.evaluate<string>(call)) ?? '', 'base64');
    },
    close: () => browser.close(),
  };
}
