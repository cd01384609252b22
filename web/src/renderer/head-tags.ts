import { PAGE_MARK } from '@boma/domain/page-marks.ts';
import type { PageHead } from '@boma/domain/rendered-page.ts';
import { escapeMarkup as escape, jsonInElement } from './markup.ts';

type About = NonNullable<PageHead['about']>;

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

/** The site overwrites the other elements when the viewer goes to another page, but would leave these. */
const ofThisPage = (element: string) => element.replace(/^<\w+/, `$& ${PAGE_MARK}`);

function imageTags(image: About['image']): string[] {
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

/** The elements that only this page has. */
const furtherTags = (name: string, { data, oembed, preload }: About) =>
  [
    data && `<script type="application/ld+json">${jsonInElement(data)}</script>`,
    oembed &&
      `<link rel="alternate" type="application/json+oembed" href="${escape(oembed)}" title="${escape(name)}">`,
    preload && `<link rel="preload" as="image" href="${escape(preload)}" fetchpriority="high">`,
  ]
    .filter((tag) => tag !== undefined)
    .map(ofThisPage);

/** What the head says of a page that the server renders, as markup. @param title the title of the document */
export function headTags({ name, noindex, about }: PageHead, title: string): string[] {
  const robots = noindex ? [meta('name', 'robots', 'noindex')] : [];
  if (!about) return robots;
  return [
    meta('name', 'description', about.description),
    ...robots,
    `<link rel="canonical" href="${escape(about.url)}">`,
    meta('property', 'og:type', about.type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', about.description),
    meta('property', 'og:url', about.url),
    ...imageTags(about.image),
    ...furtherTags(name, about),
  ];
}
