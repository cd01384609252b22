import type { Chunk } from './page-modules.ts';

/** What a build says about a chunk that may be an entry. */
export interface EntryChunk extends Chunk {
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly exports: readonly string[];
}

export interface Entries {
  /** The address of the script that is part of every page. */
  readonly boot: string;
  /** The address of the script that the boot script imports later. */
  readonly client: string;
}

function entryOf(source: string, chunks: readonly EntryChunk[]): EntryChunk {
  const chunk = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(source));
  if (!chunk) throw new Error(`The bundle has no entry '${source}'.`);
  return chunk;
}

/**
 * Finds the scripts that every page starts with.
 *
 * @throws Error if the boot script would wait for another script, or if the client lacks what the boot script calls.
 */
export function findEntries(chunks: readonly EntryChunk[]): Entries {
  const boot = entryOf('/src/entry-boot.ts', chunks);
  const client = entryOf('/src/entry-client.tsx', chunks);
  if (boot.imports.length > 0)
    throw new Error(
      `The boot script must import nothing at once, but it imports ${boot.imports.join(', ')}.`,
    );
  if (!client.exports.includes('bringToLife'))
    throw new Error("The client's entry must export 'bringToLife', which the boot script calls.");
  if (!client.moduleIds.some((id) => id.endsWith('/src/entry-client.tsx')))
    throw new Error("The client's entry must hold its own source, or no page would name it.");
  return { boot: `/${boot.fileName}`, client: `/${client.fileName}` };
}
