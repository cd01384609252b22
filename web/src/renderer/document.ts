import { CONFIG_ID, FACTS_ID } from '@boma/domain/page-marks.ts';
import type { PageFacts } from '@boma/domain/rendered-page.ts';
import type { SiteConfig } from '@boma/domain/site-config.ts';
import { fontFaces, fontFiles } from '../theme/font-faces.ts';
import { lowWindowStyles } from '../theme/low-window.ts';
import { textStyles } from '../theme/text-styles.ts';
import { fonts, palette } from '../theme/tokens.ts';
import type { Frame } from './frame.ts';
import { dataElement, escapeMarkup as escape } from './markup.ts';
import { standInsOf } from './stand-ins.ts';

export interface Document {
  readonly title: string;
  /** Elements of the head, as markup. */
  readonly tags: readonly string[];
  readonly facts: PageFacts;
  /** Absent: the page asks for it. */
  readonly config?: SiteConfig | undefined;
  /** Rendered markup and its styles. Without them the page renders itself from an empty root. */
  readonly body?: { readonly html: string; readonly styles: string } | undefined;
  /** Addresses of the modules that hydrate the markup, or that render the page into an empty root. */
  readonly modules: readonly string[];
  /** Addresses of what the page asks for as soon as it is alive. */
  readonly next?: readonly string[] | undefined;
  /** The playlist that the page's player asks for first. */
  readonly playlist?: string | undefined;
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

/** The note of `boot/not-alive.ts`, and the colours of a page without content: neither may wait for the page's own styles. */
const notAliveStyles =
  `html{${dark}}html.light{${light}}html:has(#not-alive){background:var(--n-ground)}` +
  '#not-alive{position:fixed;inset:auto 16px 16px;z-index:90;display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;' +
  'max-width:640px;margin:0 auto;padding:16px 20px;border:1px solid var(--n-hairline);border-radius:14px;' +
  `background:var(--n-raised);color:var(--n-ink);font:16px/1.5 ${fonts.body}}` +
  '#not-alive p{flex:1 1 260px;margin:0}#not-alive a{color:inherit;padding:10px 0}' +
  '#not-alive button{min-height:44px;padding:0 20px;border:0;border-radius:22px;cursor:pointer;' +
  'background:var(--n-accent);color:var(--n-onaccent);font:inherit;font-weight:600}';

const attribute = (name: string, value: string | undefined) => (value ? ` ${name}="${escape(value)}"` : '');

/** The element that the page lives in. The boot script reads its attributes. */
function rootOf({ clientScript }: Frame, { body, modules, next = [], playlist }: Document): string {
  const attributes = [
    attribute('data-client', clientScript),
    body ? ' data-rendered' : '',
    attribute('data-modules', modules.join(' ')),
    attribute('data-next', next.join(' ')),
    attribute('data-playlist', playlist),
  ];
  return `<div id="root"${attributes.join('')}>${body?.html ?? ''}</div>`;
}

/** A whole HTML page. */
export function toHtml(frame: Frame, page: Document): string {
  const preloads = fontFiles.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  );
  return [
    '<!doctype html>',
    '<html lang="en" class="dark">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(page.title)}</title>`,
    ...page.tags,
    page.config ? dataElement(CONFIG_ID, page.config) : '',
    `<meta name="theme-color" content="${dusk}" data-dark="${dusk}" data-light="${morning}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...preloads,
    `<style>${fontFaces}${loaderStyles}${notAliveStyles}${forcedColours}${textStyles}${lowWindowStyles}${standInsOf(page.body?.html)}</style>`,
    page.body?.styles ?? '',
    `<script>${frame.headScript}</script>`,
    `<script type="module" src="${frame.bootScript}"></script>`,
    '</head>',
    '<body>',
    '<div id="page-loader" aria-hidden="true"></div>',
    rootOf(frame, page),
    dataElement(FACTS_ID, page.facts),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
