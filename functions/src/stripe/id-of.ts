/** The id of an object that Stripe sends either as an id or whole. */
export function idOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  const { id }: { id?: unknown } = Object(reference);
  return typeof id === 'string' ? id : undefined;
}
