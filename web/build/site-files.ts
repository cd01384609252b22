import type { Plugin } from 'vite';
import { brand as ownBrand } from '../src/config/brand.ts';
import { palette as ownPalette } from '../src/theme/tokens.ts';

type Pair = readonly [dark: string, light: string];

export interface Identity {
  readonly brand: { readonly name: string; readonly origin: string };
  readonly palette: { readonly ground: Pair; readonly ink: Pair; readonly accent: Pair };
}

function manifest({ brand, palette }: Identity): string {
  const [ground] = palette.ground;
  const content = {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

const robots = ({ brand }: Identity) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${brand.origin}/sitemap.xml\n`;

/** The sun over a horizon. */
const icon = ({ palette: { ground, accent, ink } }: Identity) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  `<rect width="32" height="32" rx="8" fill="${ground[0]}"/><circle cx="16" cy="17" r="7" fill="${accent[0]}"/>` +
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

/** Writes these files into the built site, serves them in development, and puts the brand's name into `index.html`. */
export function siteFiles(identity: Identity = { brand: ownBrand, palette: ownPalette }): Plugin {
  const files = siteFilesOf(identity);
  return {
    name: 'site-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [fileName, { text: source }] of Object.entries(files))
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
