import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';
import {
  type Arrangement,
  type Layout,
  onlyKnown,
  suggestions,
  withCamera,
  withSound,
} from '../arrangement.ts';
import type { TilePlayerOptions } from '../tile-player.ts';
import { MultiviewTile } from './multiview-tile.tsx';

interface MultiviewProps {
  readonly streams: readonly StreamView[];
  readonly member: boolean;
  readonly arrangement: Arrangement;
  /** Applies a change to the arrangement as it is then: two players may report at the same moment. */
  readonly onChange: (change: (current: Arrangement) => Arrangement) => void;
  readonly renderStill: (stream: StreamView) => ReactNode;
  readonly renderPlayer: (options: TilePlayerOptions) => ReactNode;
}

const columns: Readonly<Record<Layout, { base: number; md: number }>> = {
  1: { base: 1, md: 1 },
  2: { base: 1, md: 2 },
  4: { base: 2, md: 2 },
  9: { base: 2, md: 3 },
};
const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Several cameras side by side: stills until chosen, chosen ones play, and one of them is heard. */
export function Multiview({ streams, member, arrangement, onChange, ...render }: MultiviewProps) {
  const bySlug = new Map(streams.map((stream) => [stream.slug, stream]));
  const current = onlyKnown(arrangement, new Set(bySlug.keys()));
  const watchable = streams.filter((stream) => member || !stream.subscriber_only);
  const suggested = suggestions(
    current,
    watchable.map(({ slug }) => slug),
  );
  const { base, md } = columns[current.layout];
  return (
    <chakra.ol
      aria-label="Tiles"
      display="grid"
      gridTemplateColumns={{ base: tracks(base), md: tracks(md) }}
      columnGap={{ base: 2, md: 4 }}
      rowGap={{ base: 3, md: 4 }}
    >
      {current.cameras.map((slug, tile) => {
        const chosen = bySlug.get(slug ?? '');
        return (
          <MultiviewTile
            key={tile}
            number={tile + 1}
            streams={streams}
            chosen={chosen}
            suggested={bySlug.get(suggested[tile] ?? '')}
            sounding={chosen !== undefined && current.sound === chosen.slug}
            onChoose={(next) => onChange((now) => withCamera(now, tile, next))}
            onHeard={() => onChange((now) => withSound(now, chosen?.slug))}
            {...render}
          />
        );
      })}
    </chakra.ol>
  );
}
