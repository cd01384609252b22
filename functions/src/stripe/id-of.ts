/** The id of what Stripe names by its id, or sends whole. */
export function idOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  const { id }: { id?: unknown } = Object(reference);
  return typeof id === 'string' ? id : undefined;
}
