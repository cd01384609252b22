/**
 * The free room between the parts of a page, the one home of it: from the top of a page to its head, from the head to the
 * content, and between two parts of the content, of which the footer is one.
 */
export const rhythm = {
  top: { value: { base: '2rem', md: '3rem' } },
  head: { value: { base: '1.5rem', md: '2rem' } },
  part: { value: { base: '3.5rem', md: '5rem' } },
} as const;
