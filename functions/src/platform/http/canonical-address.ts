import type { Endpoint } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';

type Fields = Readonly<Record<string, unknown>>;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** The one spelling of a path with these parameters. */
function canonicalPath(path: string, params: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The one spelling of a query with these values, for the keys that the caller sent. */
export function canonicalSearch(sent: URLSearchParams, query: Fields): string {
  const pairs = Object.keys(query)
    .filter((key) => sent.has(key))
    .flatMap((key) => textsOf(query[key]).map((text) => [key, text]));
  return new URLSearchParams(pairs).toString();
}

/**
 * A CDN stores an answer by its address, letter by letter. So a call with `cache` has one address only: further keys,
 * another order or another spelling would lead past every stored answer to the store.
 * @throws AppError `invalid-input`, `not-found`.
 */
export function requireCanonicalAddress(
  { path, cache }: Pick<Endpoint, 'path' | 'cache'>,
  address: { readonly path: string; readonly search: string },
  parsed: { readonly params: Fields | undefined; readonly query: Fields | undefined },
): void {
  if (!cache) return;
  if (address.path !== canonicalPath(path, parsed.params ?? {})) throw new AppError('not-found');
  const sent = new URLSearchParams(address.search);
  const query = parsed.query ?? {};
  const unknown = [...new Set(sent.keys())].filter((key) => !Object.hasOwn(query, key));
  if (unknown.length > 0)
    throw new AppError('invalid-input', {
      errors: Object.fromEntries(unknown.map((key) => [key, ['This address takes no such key.']])),
    });
  const canonical = canonicalSearch(sent, query);
  if (address.search !== canonical)
    throw new AppError('invalid-input', { errors: { query: [`Please write the query as ${canonical}`] } });
}
