import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { chakra } from '../../../components/ui.ts';
import {
  type Arrangement,
  onlyKnown,
  suggestions,
  withCamera,
  withFocus,
  withSound,
} from '../arrangement.ts';
import { MultiviewTile } from './multiview-tile.tsx';
import { wallStyles } from './wall-styles.ts';

interface MultiviewProps {
  readonly streams: readonly StreamView[];
  /** Those among them that the viewer may watch. */
  readonly watchable: readonly StreamView[];
  readonly arrangement: Arrangement;
  /** Applies a change to the arrangement as it is then: two players may report at the same moment. */
  readonly onChange: (change: (current: Arrangement) => Arrangement) => void;
}

/** A wall of cameras: stills until chosen, chosen ones play, one of them is heard, and one may be larger. */
export function Multiview({ streams, watchable, arrangement, onChange }: MultiviewProps) {
  const bySlug = new Map(streams.map((stream) => [stream.slug, stream]));
  const current = onlyKnown(arrangement, new Set(bySlug.keys()));
  const suggested = suggestions(
    current,
    watchable.map(({ slug }) => slug),
  );
  const focused = current.cameras.indexOf(current.focus ?? '');
  return (
    <chakra.ol
      aria-label="Tiles"
      data-tiles=""
      css={wallStyles(current.layout)}
      data-focused={focused >= 0 ? '' : undefined}
    >
      {current.cameras.map((slug, tile) => {
        const chosen = bySlug.get(slug ?? '');
        return (
          <MultiviewTile
            key={tile}
            number={tile + 1}
            count={current.layout}
            streams={streams}
            chosen={chosen}
            suggested={bySlug.get(suggested[tile] ?? '')}
            sounding={chosen !== undefined && current.sound === chosen.slug}
            large={tile === focused}
            onFocus={() => onChange((now) => withFocus(now, tile === focused ? undefined : chosen?.slug))}
            onChoose={(next) => onChange((now) => withCamera(now, tile, next))}
            onHeard={() => onChange((now) => withSound(now, chosen?.slug))}
          />
        );
      })}
    </chakra.ol>
  );
}
