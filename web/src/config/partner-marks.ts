import type { PartnerMark } from '@boma/domain/pages/pages.constants.ts';

/** The drawings for partners without a logo, each as the path of a 32 × 32 drawing. */
export const partnerMarks: Readonly<Record<PartnerMark, string>> = {
  tree: 'M16 4c6 0 10 4.500 10 9.500S22 22 16 22 6 18.500 6 13.500 10 4 16 4zM16 22v7M11 29h10M16 13v9M16 17l-4-3M16 15l4-3',
  eagle: 'M2 12c5-3 9-2 14 4 5-6 9-7 14-4-5 0-8 3-10 8l-4 6-4-6c-2-5-5-8-10-8z',
  lens: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM16 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM3 29c3-4 6-4 8-2M29 29c-3-5-6-5-8-2',
  book: 'M4 8c5-2 9-1 12 2 3-3 7-4 12-2v17c-5-2-9-1-12 2-3-3-7-4-12-2zM16 10v17M8 14h4M8 18h4M20 14h4M20 18h4',
};
