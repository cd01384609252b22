import type { StreamView } from '@boma/domain/streams/streams.schema.ts';

/**
 * The cameras as the published document has them. A file of its own, because each page's first load lists the files of
 * what it may load: so it lists this one alone.
 */
export async function rereadStreams(): Promise<readonly StreamView[]> {
  const { publishedStreams } = await import('./published-streams.later.ts');
  return (await publishedStreams.read()).streams;
}
