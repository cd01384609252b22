import { PHOTO_SITEMAP_PATH, VIDEO_SITEMAP_PATH } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { Plugin } from 'vite';
import { brand as ownBrand } from '../src/config/brand.ts';
import { palette as ownPalette } from '../src/theme/tokens.ts';

type Pair = readonly [dark: string, light: string];

export interface Identity {
  readonly brand: { readonly name: string; readonly origin: string; readonly description: string };
  readonly palette: { readonly ground: Pair; readonly ink: Pair; readonly accent: Pair };
}

function manifest({ brand, palette }: Identity): string {
  const [ground] = palette.ground;
  const content = {
    name: brand.name,
    short_name: brand.name,
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'en',
    description: brand.description,
    categories: ['entertainment', 'education'],
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'All cameras', url: linkTo('streams') },
      { name: 'Multiview', url: linkTo('multiview') },
      { name: 'Schedule', url: linkTo('schedule') },
    ],
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

const robots = ({ brand }: Identity) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${brand.origin}/sitemap.xml\n` +
  `Sitemap: ${brand.origin}${VIDEO_SITEMAP_PATH}\nSitemap: ${brand.origin}${PHOTO_SITEMAP_PATH}\n`;

/** The sun over a horizon. A system cuts a maskable icon to its own shape, so that one has no round corners. */
const icon = ({ palette: { ground, accent, ink } }: Identity, corners = 8) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  `<rect width="32" height="32" rx="${corners}" fill="${ground[0]}"/><circle cx="16" cy="17" r="7" fill="${accent[0]}"/>` +
  `<path d="M3 23c4-2 8-3 13-3s9 1 13 3v3H3z" fill="${ground[0]}"/>` +
  `<path d="M5 21.500c3.500-1.200 7-1.800 11-1.800s7.500.6 11 1.800" stroke="${ink[0]}" stroke-width="1.600" fill="none" stroke-linecap="round"/></svg>\n`;

/** The files at the root of the site that name the brand or show its colours, by path. */
export function siteFilesOf(identity: Identity): Readonly<Record<string, { type: string; text: string }>> {
  return {
    'site.webmanifest': { type: 'application/manifest+json', text: manifest(identity) },
    'robots.txt': { type: 'text/plain', text: robots(identity) },
    'favicon.svg': { type: 'image/svg+xml', text: icon(identity) },
  };
}

/** The icons that systems want as pixels, by path. */
export async function pngIconsOf(identity: Identity): Promise<Readonly<Record<string, Uint8Array>>> {
  const { default: sharp } = await import('sharp');
  const png = async (size: number, corners: number) =>
    new Uint8Array(
      await sharp(Buffer.from(icon(identity, corners)), { density: 72 * (size / 32) })
        .resize(size)
        .png({ palette: true })
        .toBuffer(),
    );
  return {
    'icon-192.png': await png(192, 8),
    'icon-512.png': await png(512, 8),
    'icon-maskable-512.png': await png(512, 0),
    'apple-touch-icon.png': await png(180, 0),
  };
}

/** Writes these files into the built site, serves them in development, and puts the brand's name into `index.html`. */
export function siteFiles(identity: Identity = { brand: ownBrand, palette: ownPalette }): Plugin {
  const files = siteFilesOf(identity);
  return {
    name: 'site-files',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, { text: source }] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
      for (const [fileName, source] of Object.entries(await pngIconsOf(identity)))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files[(request.url ?? '').slice(1)];
        if (!file) return next();
        response.setHeader('Content-Type', file.type);
        response.end(file.text);
      });
    },
    transformIndexHtml: (html) => html.replace('%SITE_NAME%', () => identity.brand.name),
  };
}
