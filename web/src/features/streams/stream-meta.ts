import { fullCover, streamDescription } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { applyMeta } from '../../lib/document-meta.ts';
import { type LiveState, stateWords } from '../../lib/live-state.ts';

/**
 * Describes the camera in the head of the document. The title names the camera's state unless it is live, so that a
 * viewer reads it in another tab, too. @param path the camera's own address
 */
export function applyStreamMeta(stream: StreamView, path: string, state: LiveState | undefined): void {
  const isUsual = state === undefined || state === 'live';
  applyMeta({
    title: `${stream.name} · ${isUsual ? 'Live camera' : stateWords[state]}`,
    description: streamDescription(stream),
    path,
    image: fullCover(stream.cover),
  });
}
