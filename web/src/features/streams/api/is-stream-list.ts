import type { StreamView } from '@boma/domain/streams/streams.schema.ts';

const texts = ['slug', 'name', 'code', 'cover', 'preview', 'status_update', 'source_kind'] as const;
const flags = ['subscriber_only', 'live'] as const;

function isStream(value: unknown): value is StreamView {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    typeof fields.id === 'number' &&
    texts.every((name) => typeof fields[name] === 'string') &&
    flags.every((name) => typeof fields[name] === 'boolean')
  );
}

/** Whether stored JSON is a list of cameras; a copy from another version of the site may not be. */
export function isStreamList(value: unknown): value is StreamView[] {
  return Array.isArray(value) && value.every(isStream);
}
