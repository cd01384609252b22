import type { IncomingMessage } from 'node:http';

export const BODY_LIMIT = 64 * 1024;

/** Undefined when it is too long, and read to its end even then: a sender cut off midway would not hear the answer. */
export async function readText(request: IncomingMessage): Promise<string | undefined> {
  let bytes = 0;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= BODY_LIMIT) chunks.push(chunk);
  }
  return bytes > BODY_LIMIT ? undefined : Buffer.concat(chunks).toString();
}
