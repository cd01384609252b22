import { fullCover, streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { applyMeta } from '../../lib/document-meta.ts';

/** Makes the document speak of this camera. @param path the camera's own address */
export function applyStreamMeta(stream: StreamView, path: string): void {
  applyMeta({
    title: `${stream.name} · Live camera`,
    description: streamDescription(stream),
    path,
    image: fullCover(stream.cover),
  });
}
