import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';

export interface Studio {
  /** A frame as JPEG bytes; p is the loop position 0..1. */
  shoot(code: string, p: number, quality?: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a headless browser with the painters loaded. */
export async function openStudio(): Promise<Studio> {
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
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return {
    async shoot(code, p, quality = 0.97) {
      const call = `shoot(${JSON.stringify(code)}, ${p}, ${quality})`;
      return Buffer.from(await page.evaluate<string>(call), 'base64');
    },
    close: () => browser.close(),
  };
}
