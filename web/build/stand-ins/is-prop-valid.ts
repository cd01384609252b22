const ownOfTheFactory = new Set(['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled']);

/**
 * Stands in for the list of every HTML attribute in @emotion/is-prop-valid. Chakra holds back its style props and
 * variants by itself, and types let nothing through that an element does not know: what is left are the factory's own.
 */
export default function isPropValid(prop: string): boolean {
  return !ownOfTheFactory.has(prop);
}
