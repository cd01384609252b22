const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no XML document may contain, not even escaped (https://www.w3.org/TR/xml/#charsets). */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * The text without characters that end an XML document or a calendar for all its readers. Stored texts can be older than
 * the rule that they are cleaned.
 */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '');

/** Text for an element or a quoted attribute of a page, a feed or a sitemap. */
export const escapeMarkup = (text: string): string =>
  withoutForbidden(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
