import { lightColours as colours, SITE_NAME } from '@boma/domain/site-identity.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';

// Mail programs know neither style sheets nor variables, so each element carries its own style: the light colours of the site.
const FONT = "font-family:Georgia,'Times New Roman',serif";
const STYLE = {
  page: `margin:0;padding:24px 12px;background:${colours.ground}`,
  card: `max-width:560px;margin:0 auto;padding:28px;background:${colours.surface};border-radius:12px`,
  name: `${FONT};font-size:20px;font-weight:700;color:${colours.accent};margin:0 0 20px`,
  text: `${FONT};font-size:17px;line-height:1.5;color:${colours.ink};margin:0 0 16px`,
  small: `${FONT};font-size:14px;line-height:1.5;color:${colours.muted};margin:16px 0 0`,
  link: `color:${colours.accent}`,
} as const;

const SMALL_PRINT = '\n--\n';
const LINK = /https?:\/\/[^\s<>"]+/g;

/** Marks that end a sentence or a quotation around an address. */
const MARKS = /[.,;:!?'’”]/;
const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** The address without what follows it in its sentence. A bracket that was opened in the address belongs to it. */
function addressIn(link: string): string {
  const last = link.at(-1) ?? '';
  const isAfter = MARKS.test(last) || (last === ')' && countOf(link, ')') > countOf(link, '('));
  return isAfter ? addressIn(link.slice(0, -1)) : link;
}

/** A text as markup: links can be pressed, lines stay lines. */
function inline(text: string): string {
  let markup = '';
  let from = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = addressIn(found);
    const address = escapeMarkup(link);
    markup += `${escapeMarkup(text.slice(from, index))}<a href="${address}" style="${STYLE.link}">${address}</a>`;
    from = index + link.length;
  }
  return (markup + escapeMarkup(text.slice(from))).replaceAll('\n', '<br>');
}

/** The text of a mail as a page in the look of the site. Below the last line `--` stands the small print. */
export function mailHtml({ subject, text }: { readonly subject: string; readonly text: string }): string {
  const end = text.lastIndexOf(SMALL_PRINT);
  const [main, small] = end < 0 ? [text] : [text.slice(0, end), text.slice(end + SMALL_PRINT.length)];
  const paragraphs = main
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p style="${STYLE.text}">${inline(part)}</p>`);
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    `<body style="${STYLE.page}"><div style="${STYLE.card}">`,
    `<p style="${STYLE.name}">${escapeMarkup(SITE_NAME)}</p>`,
    ...paragraphs,
    ...(small === undefined ? [] : [`<p style="${STYLE.small}">${inline(small.trim())}</p>`]),
    '</div></body></html>',
  ].join('\n');
}
