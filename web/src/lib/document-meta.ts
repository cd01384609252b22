import { PAGE_MARK } from '@boma/domain/page-marks.ts';
import { brand } from '../config/brand.ts';

/** How a page describes itself to browsers, search engines and social networks. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The page's own address without its origin. */
  readonly path: string;
  /** A picture for sharing, without its origin. */
  readonly image?: string;
  readonly noindex?: boolean;
}

export const fullTitle = (title: string) =>
  title === brand.name ? `${brand.name} · ${brand.tagline}` : `${title} · ${brand.name}`;

/** The tags of a page as attribute lists; the prerenderer writes them and the running page keeps them up to date. */
export function metaTags(
  meta: PageMeta,
): { readonly tag: 'meta' | 'link'; readonly key: string; readonly id: string; readonly value: string }[] {
  const url = `${brand.origin}${meta.path}`;
  const named = (id: string, value: string) => ({ tag: 'meta', key: 'name', id, value }) as const;
  const property = (id: string, value: string) => ({ tag: 'meta', key: 'property', id, value }) as const;
  return [
    named('description', meta.description),
    named('robots', meta.noindex ? 'noindex' : 'index, follow'),
    { tag: 'link', key: 'rel', id: 'canonical', value: url },
    property('og:site_name', brand.name),
    property('og:type', 'website'),
    property('og:title', fullTitle(meta.title)),
    property('og:description', meta.description),
    property('og:url', url),
    property('og:image', `${brand.origin}${meta.image ?? brand.shareImage}`),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** True if the head of the document already describes this page, as in a prerendered one. */
export function isDescribed(path: string): boolean {
  return !!document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(path);
}

/**
 * Writes the page's description into the head. Existing tags are changed in place, missing ones added. What the server has
 * said of another page alone is removed.
 */
export function applyMeta(meta: PageMeta): void {
  if (!isDescribed(meta.path))
    for (const old of document.head.querySelectorAll(`[${PAGE_MARK}]`)) old.remove();
  document.title = fullTitle(meta.title);
  for (const { tag, key, id, value } of metaTags(meta)) {
    let element = document.head.querySelector(`${tag}[${key}="${id}"]`);
    if (element === null) {
      element = document.createElement(tag);
      element.setAttribute(key, id);
      document.head.append(element);
    }
    element.setAttribute(tag === 'link' ? 'href' : 'content', value);
  }
}
