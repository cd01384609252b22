const ownOfTheFactory = new Set(['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled']);

/**
 * Replaces @emotion/is-prop-valid and its list of every HTML attribute. Chakra already filters out its style props and
 * variants, and the types refuse props that an element does not have. Only the factory's own props are left to filter.
 */
export default function isPropValid(prop: string): boolean {
  return !ownOfTheFactory.has(prop);
}
