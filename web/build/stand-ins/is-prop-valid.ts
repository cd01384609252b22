const ownOfTheFactory = new Set(['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled']);

/**
 * Replaces the list of every HTML attribute in @emotion/is-prop-valid. Chakra holds back its style props and
 * variants by itself, and types refuse props that an element does not have. Only the factory's own are left to hold back.
 */
export default function isPropValid(prop: string): boolean {
  return !ownOfTheFactory.has(prop);
}
