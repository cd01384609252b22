import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { chakra } from '../../../components/ui.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { type Arrangement, suggestions, withCamera, withFocus, withSound } from '../arrangement.ts';
import { MultiviewTile } from './multiview-tile.tsx';
import { wallStyles } from './wall-styles.ts';

interface MultiviewWallProps {
  readonly streams: readonly StreamView[];
  /** Those among them that the viewer may watch. */
  readonly watchable: readonly StreamView[];
  readonly arrangement: Arrangement;
  /** Applies a change to the arrangement as it is then: two players may report at the same moment. */
  readonly onChange: (change: (current: Arrangement) => Arrangement) => void;
}

/** A wall of cameras: stills until chosen, chosen ones play, one of them is heard, and one may be larger. */
export function MultiviewWall({ streams, watchable, arrangement, onChange }: MultiviewWallProps) {
  const bySlug = new Map(streams.map((stream) => [stream.slug, stream]));
  const suggested = suggestions(
    arrangement,
    watchable.map(({ slug }) => slug),
  );
  const focused = arrangement.cameras.indexOf(arrangement.focus ?? '');
  const hydrated = useHydrated();
  // Nothing may lie over YouTube's player. Beside a large tile, names over the small ones would hide most of them.
  const namesBelow =
    focused >= 0 || arrangement.cameras.some((slug) => bySlug.get(slug ?? '')?.source_kind === 'youtube');
  return (
    <chakra.ol
      aria-label="Tiles"
      data-tiles=""
      css={wallStyles(arrangement.layout)}
      data-focused={focused >= 0 ? '' : undefined}
      data-names-over={namesBelow ? undefined : ''}
      data-prerendered={hydrated ? undefined : ''}
    >
      {arrangement.cameras.map((slug, tile) => {
        const chosen = bySlug.get(slug ?? '');
        return (
          <MultiviewTile
            key={tile}
            number={tile + 1}
            count={arrangement.layout}
            streams={streams}
            chosen={chosen}
            suggested={bySlug.get(suggested[tile] ?? '')}
            sounding={chosen !== undefined && arrangement.sound === chosen.slug}
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
