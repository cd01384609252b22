import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { brand } from '../src/config/brand.ts';
import { palette } from '../src/theme/tokens.ts';
import { type Identity, pngIconsOf, siteFiles, siteFilesOf } from './site-files.ts';

const other: Identity = {
  brand: { name: 'Kraal', origin: 'https://kraal.example', description: 'Live from the kraal.' },
  palette: { ground: ['#010203', '#fdfcfb'], ink: ['#eeeeee', '#111111'], accent: ['#12ab34', '#0a5c1c'] },
};

it('names another brand in every file, and shows its colours', () => {
  const files = siteFilesOf(other);
  expect(JSON.parse(files['site.webmanifest']?.text ?? '')).toMatchObject({
    name: 'Kraal',
    short_name: 'Kraal',
    background_color: '#010203',
    theme_color: '#010203',
  });
  expect(files['robots.txt']?.text).toContain('Sitemap: https://kraal.example/sitemap.xml');
  expect(files['favicon.svg']?.text).toContain('fill="#12ab34"');
});

it('draws the icons that the manifest lists, in their sizes', async () => {
  const icons = await pngIconsOf(other);
  const manifest = JSON.parse(siteFilesOf(other)['site.webmanifest']?.text ?? '') as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons.filter((each) => each.src.endsWith('.png'))) {
    const { width, height } = await sharp(icons[src.slice(1)]).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(await sharp(icons['apple-touch-icon.png']).metadata()).toMatchObject({ width: 180, height: 180 });
});

it('puts the files into the bundle of the site', async () => {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [siteFiles(other)],
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'stand-ins/preflight.ts') } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  expect(outputs.map(({ fileName }) => fileName)).toEqual(
    expect.arrayContaining([
      'site.webmanifest',
      'robots.txt',
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'apple-touch-icon.png',
    ]),
  );
});

it('the sources name the brand’s home and its accent in one file each', () => {
  const root = join(import.meta.dirname, '../..');
  const files = execFileSync('git', ['ls-files', 'web', 'functions/src', 'domain/src'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => /\.(tsx?|html|webmanifest|txt)$/.test(file) && !/\.test\.tsx?$/.test(file));
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const naming = (text: string) => files.filter((file) => textOf(file).includes(text));
  for (const text of [brand.operator, brand.email, brand.tagline])
    expect(naming(text), text).toEqual(['web/src/config/brand.ts']);
  // Whole: the hosts of media and of sign-in may be below the site's own.
  const { host } = new URL(brand.origin);
  const alone = new RegExp(`(?<![\\w.-])${host.replaceAll('.', '\\.')}`);
  expect(files.filter((file) => alone.test(textOf(file)))).toEqual(['web/src/config/brand.ts']);
  const [inTheDark, inTheLight] = palette.accent;
  expect(naming(inTheDark)).toEqual(['web/src/theme/tokens.ts']);
  for (const text of [inTheLight, `'${brand.name}'`])
    expect(naming(text), text).toEqual(['domain/src/site-identity.ts']);
});
