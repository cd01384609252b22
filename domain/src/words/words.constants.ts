/** What a writer reads whose text names a protected species. */
export const PROTECTED_TEXT =
  'We never name rhino or pangolin here, not even as a hint: poachers read along. Please say it without them.';
