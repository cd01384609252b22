import type { StreamView } from '@boma/domain/streams/streams.schema.ts';

export interface TilePlayerOptions {
  readonly stream: StreamView;
  readonly sounding: boolean;
  /** The player calls it when it begins to sound: the others fall silent. */
  readonly onHeard: () => void;
}
