import { PAGE_MAX } from '@boma/domain/pages/pages.constants.ts';

/** How staff write running text. */
export const PROSE_HINT =
  'An empty line ends a paragraph. A line that begins with # is a heading, one that begins with - an item of a list.';

/** The field for what a picture or a film shows. */
export const shownField = <F extends string>(name: F, label: string) =>
  ({ name, label, kind: 'text', maxLength: PAGE_MAX.alt, hint: 'For those who do not see it.' }) as const;
