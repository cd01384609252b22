import {
  CONFIG_ID,
  CONFIG_MARK,
  HEAD_MARK,
  NAME_MARK,
  NEXT_ATTRIBUTE,
  PAGE_MARK,
  PLAYLIST_ATTRIBUTE,
} from '@boma/domain/filled-page.ts';
import type { SiteConfig } from '@boma/domain/site-config.ts';
import { dataElement, jsonInElement } from '../platform/data-element.ts';
import { escapeMarkup as escape } from '../platform/escape-markup.ts';

/** How a page describes itself to search engines and social networks. Addresses are whole. */
export interface FilledHead {
  /** The name of what is shown. The title of the template stands behind it. */
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** Keeps the page out of search engines. */
  readonly noindex?: true;
  /** The type of Open Graph. */
  readonly type: string;
  readonly image?: { readonly url: string; readonly alt: string; readonly size?: readonly [number, number] };
  /** In the words of schema.org. */
  readonly data?: object;
  /** Further elements. */
  readonly more?: readonly string[];
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

/** The site overwrites the other elements when the viewer goes to another page, but would leave these. */
const ofThisPage = (element: string) => element.replace(/^<\w+/, `$& ${PAGE_MARK}`);

const NOT_INDEXED = meta('name', 'robots', 'noindex');

/** The name before the template's own title, such as 'Live camera · Boma'. The site owns the brand. Markup. */
function titleOf(template: string, name: string): string {
  const own = /<title>([^<]*)<\/title>/.exec(template)?.[1] ?? '';
  return own === '' ? escape(name) : `${escape(name)} · ${own}`;
}

function imageTags(image: FilledHead['image']): string[] {
  if (!image) return [];
  const [width, height] = image.size ?? [];
  return [
    meta('property', 'og:image', image.url),
    ...(width ? [ofThisPage(meta('property', 'og:image:width', String(width)))] : []),
    ...(height ? [ofThisPage(meta('property', 'og:image:height', String(height)))] : []),
    ofThisPage(meta('property', 'og:image:alt', image.alt)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function tagsOf(head: FilledHead, title: string): string {
  return [
    meta('name', 'description', head.description),
    ...(head.noindex ? [NOT_INDEXED] : []),
    `<link rel="canonical" href="${escape(head.url)}">`,
    meta('property', 'og:type', head.type),
    `<meta property="og:title" content="${title}">`,
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.url),
    ...imageTags(head.image),
    ...(head.data ? [ofThisPage(dataElement(head.data))] : []),
    ...(head.more ?? []).map(ofThisPage),
  ].join('\n    ');
}

/** A heading that names what the page is about. */
const NAMED = new RegExp(`(<h[12]\\b[^>]*\\b${NAME_MARK}\\b[^>]*>)[^<]*`);

/** What the page has no words for. No text from the store can look like one: its angle brackets are escaped. */
const UNFILLED = /<!--boma:[\w-]+-->/g;

/** `head` is markup. The replacements are functions, because `$&` has a meaning in a replacement text. */
function fill(template: string, { name, head }: { name: string; head: string }): string {
  const title = titleOf(template, name);
  return template
    .replace(NAMED, (_, opening: string) => `${opening}${escape(name)}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(HEAD_MARK, () => head)
    .replaceAll(UNFILLED, '');
}

/** The template with what its script would otherwise have to ask for before a camera plays. */
export const fillConfig = (template: string, config: SiteConfig): string =>
  template.replace(
    CONFIG_MARK,
    () => `<script type="application/json" id="${CONFIG_ID}">${jsonInElement(config)}</script>`,
  );

const NEXT = new RegExp(` ${NEXT_ATTRIBUTE}="[^"]*"`);

/** The template of a page that will not ask for what most of its kind ask for next. */
export const withoutNext = (template: string): string => template.replace(NEXT, '');

/** The template with the playlist that the page's player asks for first. Without a player it stays as it is. */
export const withPlaylist = (template: string, address: string): string =>
  template.replace(NEXT, (next) => `${next} ${PLAYLIST_ATTRIBUTE}="${escape(address)}"`);

/** The built page, filled in with this head. */
export function fillPage(template: string, head: FilledHead): string {
  return fill(template, { name: head.name, head: tagsOf(head, titleOf(template, head.name)) });
}

/** The built page for something that does not exist, hidden from search engines. The site's script shows the rest. */
export const fillUnknownPage = (template: string, words: string): string =>
  fill(withoutNext(template), { name: words, head: NOT_INDEXED });

/** The built page under its own title, for something that could not be read. The site's script asks again. */
export const fillNamelessPage = (template: string): string =>
  withoutNext(template).replace(HEAD_MARK, NOT_INDEXED).replaceAll(UNFILLED, '');
