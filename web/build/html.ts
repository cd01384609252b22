import { createHash } from 'node:crypto';
import { NEXT_ATTRIBUTE } from '@boma/domain/filled-page.ts';
import { fonts, palette } from '../src/theme/tokens.ts';

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');

export interface Document {
  readonly title: string;
  readonly tags: readonly {
    readonly tag: 'meta' | 'link';
    readonly key: string;
    readonly id: string;
    readonly value: string;
  }[];
  /** Markup that goes into the head as it is. */
  readonly head: string;
  readonly styles: string;
  readonly headScript: string;
  readonly bootScript: string;
  /** The module that the boot script starts. */
  readonly clientScript: string;
  readonly fonts: readonly string[];
  readonly fontFaces: string;
  readonly snapshot: { readonly id: string; readonly json: string };
  /** Prerendered markup; without it the page renders itself from an empty root. */
  readonly body?: string;
  /** Addresses of the modules that hydrate the markup, or that render the page into an empty root. */
  readonly modules?: readonly string[];
  /** Addresses of what the page asks for as soon as it is alive. */
  readonly next?: readonly string[];
}

const [dusk, morning] = palette.ground;

const [accent] = palette.accent;
const loaderStyles =
  '#page-loader{position:fixed;inset:0 0 auto 0;height:3px;z-index:100;pointer-events:none;transform-origin:0 0;' +
  `background:var(--b-colors-accent,${accent});animation:page-loader 1.2s ease-out both;transition:opacity 1.2s .2s}` +
  '#page-loader[data-done]{opacity:0}@keyframes page-loader{from{transform:scaleX(0)}to{transform:scaleX(.9)}}' +
  '@media(prefers-reduced-motion:reduce){#page-loader{animation:none;transition:none}}';

/** Forced colours take away the grounds that mark the current item. Here, so that no script carries the rule. */
const forcedColours =
  '@media(forced-colors:active){:is([aria-current=page],[aria-current=step],[aria-current=true],[aria-pressed=true],' +
  '[aria-selected=true]){forced-color-adjust:none;background:Highlight!important;' +
  '&,& *{color:HighlightText!important}& *{background:none!important}}}';

const [dark, light] = [0, 1].map((each) =>
  (['ground', 'raised', 'ink', 'hairline', 'accent', 'onAccent'] as const)
    .map((name) => `--n-${name.toLowerCase()}:${palette[name][each]}`)
    .join(';'),
);

/** The note of `boot/not-alive.ts`, and the ground of a page without content: neither may wait for the page's own styles. */
const notAliveStyles =
  `html:has(#root:empty),#not-alive{${dark}}html.light:has(#root:empty),.light #not-alive{${light}}` +
  'html:has(#root:empty){background:var(--n-ground)}' +
  '#not-alive{position:fixed;inset:auto 16px 16px;z-index:90;display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;' +
  'max-width:640px;margin:0 auto;padding:16px 20px;border:1px solid var(--n-hairline);border-radius:14px;' +
  `background:var(--n-raised);color:var(--n-ink);font:16px/1.5 ${fonts.body}}` +
  '#not-alive p{flex:1 1 260px;margin:0}#not-alive a{color:inherit;padding:10px 0}' +
  '#not-alive button{min-height:44px;padding:0 20px;border:0;border-radius:22px;cursor:pointer;' +
  'background:var(--n-accent);color:var(--n-onaccent);font:inherit;font-weight:600}';

/** A whole HTML page. */
export function toHtml(page: Document): string {
  const tags = page.tags.map(({ tag, key, id, value }) => {
    const attribute = tag === 'link' ? 'href' : 'content';
    return `<${tag} ${key}="${escapeAttribute(id)}" ${attribute}="${escapeAttribute(value)}">`;
  });
  const preloads = page.fonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  );
  // A script element ends at the first "</": inside JSON it is written as an escape.
  const json = page.snapshot.json.replace(/</g, '\\u003c');
  const { modules = [], next = [] } = page;
  const ahead = next.length === 0 ? '' : ` ${NEXT_ATTRIBUTE}="${next.join(' ')}"`;
  const rendered = `${page.body === undefined ? '' : ' data-rendered'}${modules.length > 0 ? ` data-modules="${modules.join(' ')}"` : ''}${ahead}`;
  return [
    '<!doctype html>',
    '<html lang="en" class="dark">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(page.title)}</title>`,
    ...tags,
    page.head,
    `<meta name="theme-color" content="${dusk}" data-dark="${dusk}" data-light="${morning}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...preloads,
    `<style>${page.fontFaces}${loaderStyles}${notAliveStyles}${forcedColours}</style>`,
    page.styles,
    `<script>${page.headScript}</script>`,
    `<script type="module" src="${page.bootScript}"></script>`,
    '</head>',
    '<body>',
    '<div id="page-loader" aria-hidden="true"></div>',
    `<div id="root" data-client="${page.clientScript}"${rendered}>${page.body ?? ''}</div>`,
    `<script type="application/json" id="${page.snapshot.id}">${json}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** The hash under which a policy allows an inline script. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
