/** The contents of a sighting notice. */
export interface Sighting {
  /** An address of this site, or one on the web over TLS. */
  readonly avatar: string | undefined;
  readonly caption: string;
  readonly message: string;
  readonly slug: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Pictures come from this site or over https, never from a scheme that could run code. */
const isPicture = (address: string) => /^(?:https:\/\/|\/(?!\/))/.test(address);

/** The parts of the stored `sighting` that can be shown. */
export function readSighting(stored: Readonly<Record<string, unknown>>): Sighting {
  const avatar = text(stored.avatar);
  const stream = Object(stored.stream) as { readonly slug?: unknown };
  const slug = text(stream.slug);
  return {
    avatar: isPicture(avatar) ? avatar : undefined,
    caption: text(stored.caption) || 'Sighting',
    message: text(stored.message),
    slug: /^[a-z0-9-]+$/.test(slug) ? slug : undefined,
  };
}
