/** How staff write running text. */
export const PROSE_HINT =
  'An empty line ends a paragraph. A line that begins with # is a heading, one that begins with - an item of a list.';

/** Where the address of a film is asked for. */
export const FILM_HINT =
  'A path of this site, or the address of an MP4 file on the media server. Browsers play no film of another host here.';

/** The field for what a picture or a film shows. */
export const shownField = <F extends string>(name: F, label: string) =>
  ({ name, label, kind: 'text', hint: 'For those who do not see it.' }) as const;
