/** A burst of changes wakes as many triggers, and they all want the same document: each has to get its turn. */
export const PUBLISH_ATTEMPTS = 20;
