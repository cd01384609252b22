import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';

const WITHIN_MS = 4000;

/** What a media server answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** From the request to the last byte. */
  readonly ms: number;
  /** Where it came from, after all redirects. */
  readonly url: string;
}

async function readUpTo(response: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Asks a media server. Undefined: it answered nothing within four seconds, or more than so many bytes. */
export async function ask(url: string, most: number): Promise<Answered | undefined> {
  const begun = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
    const bytes = await readUpTo(response, most);
    if (!bytes) return undefined;
    const { status, headers } = response;
    return { status, headers, bytes, ms: Math.round(performance.now() - begun), url: response.url || url };
  } catch {
    return undefined;
  }
}

export const isRefused = ({ status }: Answered): boolean => status === 401 || status === 403;

const line =
  (state: TrialLine['state']) =>
  (about: string, text: string): TrialLine => ({ about, state, text });

export const ok = line('ok');
export const wrong = line('wrong');
export const advice = line('advice');
