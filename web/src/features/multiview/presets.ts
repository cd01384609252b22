import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { lightAt } from '@boma/domain/streams/sun.ts';
import { type Arrangement, arrange, layouts } from './arrangement.ts';

/** A ready-made wall. */
export interface Preset {
  readonly name: string;
  readonly slugs: readonly string[];
}

const MOST = layouts[layouts.length - 1] ?? 1;

const isWaterhole = ({ place }: StreamView) => place?.habitat === 'waterhole' || place?.habitat === 'pan';

/**
 * The walls that two cameras or more make, in list order. @param streams cameras that the viewer may watch
 * @param now unix milliseconds at camp
 */
export function presetsOf(streams: readonly StreamView[], now: number): readonly Preset[] {
  const isDark = ({ place }: StreamView) => place !== null && lightAt(place.sun_at, now) === 'night';
  const wall = (name: string, belongs: (stream: StreamView) => boolean): Preset => ({
    name,
    slugs: streams
      .filter(belongs)
      .slice(0, MOST)
      .map(({ slug }) => slug),
  });
  return [wall('Waterholes', isWaterhole), wall('Night', isDark)].filter(({ slugs }) => slugs.length > 1);
}

/** The arrangement of a ready-made wall: as many tiles as its cameras fill. */
export function arrangementOf({ slugs }: Preset): Arrangement {
  const layout = layouts.findLast((each) => each <= slugs.length) ?? MOST;
  return arrange(layout, slugs, {});
}

/**
 * A wall of as many tiles with other cameras, by chance. Cameras that are on the wall now come back only where there are
 * too few others. @param random from 0 to below 1
 */
export function surprise(current: Arrangement, slugs: readonly string[], random = Math.random): Arrangement {
  const drawn = slugs
    .map((slug) => ({ slug, order: random() + (current.cameras.includes(slug) ? 1 : 0) }))
    .toSorted((one, other) => one.order - other.order);
  return arrange(
    current.layout,
    drawn.slice(0, current.layout).map(({ slug }) => slug),
    {},
  );
}
