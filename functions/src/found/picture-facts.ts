import { keyedCache } from '../platform/keyed-cache.ts';

/** What a reader of feeds is told of a picture before it fetches it. */
export interface PictureFacts {
  /** The media type, such as `image/jpeg`. */
  readonly type: string;
  readonly bytes: number;
}

export type Pictures = ReadonlyMap<string, PictureFacts>;

/** Milliseconds. A feed does not wait longer: it goes out without the picture. */
const WITHIN_MS = 2000;
const KEPT_MS = 3_600_000;
const factsOf = keyedCache<PictureFacts>(KEPT_MS, 500);

async function askFor(address: string): Promise<PictureFacts> {
  const answer = await fetch(address, {
    method: 'HEAD',
    // The length that is meant is that of the picture, whatever a proxy makes of it on the way.
    headers: { 'Accept-Encoding': 'identity' },
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const bytes = Number(answer.headers.get('content-length'));
  if (!answer.ok || !type.startsWith('image/') || !(bytes > 0))
    throw new Error(`${address} answered ${answer.status} with the type '${type}' and ${bytes} bytes.`);
  return { type, bytes };
}

/**
 * The type and length of these pictures, asked of their servers once an hour. A picture that does not answer is missing:
 * a feed must not say of an enclosure what nobody knows.
 */
export async function picturesAt(addresses: readonly string[], now: number): Promise<Pictures> {
  const asked = [...new Set(addresses)].map(async (address) => {
    const facts = await factsOf(address, now, () => askFor(address)).catch(() => undefined);
    return facts ? [[address, facts] as const] : [];
  });
  return new Map((await Promise.all(asked)).flat());
}
