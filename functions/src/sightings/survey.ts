import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import type { Animals } from '@boma/domain/sightings/species.ts';
import type { StreamOutage } from '@boma/domain/streams/stream-outages.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type Deployment, deploymentsOf, type Outage, outagesBySlug } from './deployments.ts';

/** What the whole logbook says of the cameras, without the sightings themselves: it stays small however many there are. */
export interface Survey {
  /** The cameras with a published place and a sighting; others cannot be described in the package. */
  readonly cameras: readonly PlacedCamera[];
  /** By the slug of the camera, the oldest first. */
  readonly deployments: ReadonlyMap<string, readonly Deployment[]>;
  /** The names of the species that were seen. */
  readonly species: readonly string[];
  readonly animals: Animals;
  /** Origin of the site. */
  readonly origin: string;
  /** When the package ends, in unix seconds. */
  readonly end: number;
}

export type PlacedCamera = StreamView & { readonly place: NonNullable<StreamView['place']> };

export interface SurveySource {
  readonly cameras: readonly StreamView[];
  readonly outages: readonly StreamOutage[];
  readonly animals: Animals;
  /** The whole logbook, page by page. */
  readonly pages: AsyncIterable<readonly Sighting[]>;
  readonly origin: string;
  /** Unix milliseconds. */
  readonly now: number;
}

/** An outage begins no earlier than the last sighting in it: a ranger reports what was on the picture a moment before. */
function beginAfter(outages: Outage[], seconds: number): void {
  const at = outages.findLastIndex(({ began }) => began <= seconds);
  const outage = outages[at];
  if (outage && (outage.ended === null || outage.ended > seconds))
    outages[at] = { ...outage, began: seconds };
}

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

/** Reads the whole logbook once. */
export async function surveyOf(source: SurveySource): Promise<Survey> {
  const { cameras, outages, animals, pages, origin, now } = source;
  const placed = new Map(
    cameras.flatMap((camera) => (camera.place ? [[camera.slug, { ...camera, place: camera.place }]] : [])),
  );
  const off = outagesBySlug(outages);
  const first = new Map<string, number>();
  const species = new Set<string>();
  let end = Math.floor(now / 1000);
  for await (const page of pages)
    for (const { stream, created_ts, species: name } of page) {
      if (!placed.has(stream.slug)) continue;
      species.add(name);
      end = Math.max(end, created_ts);
      first.set(stream.slug, Math.min(first.get(stream.slug) ?? created_ts, created_ts));
      beginAfter(off.get(stream.slug) ?? [], created_ts);
    }
  const seen = [...placed.values()].filter(({ slug }) => first.has(slug));
  const startOf = ({ slug, since }: StreamView) =>
    Math.min(first.get(slug) ?? end, since === null ? end : startOfDay(since));
  return {
    cameras: seen,
    deployments: new Map(
      seen.map((camera) => [
        camera.slug,
        deploymentsOf(camera.slug, { start: startOf(camera), end, outages: off.get(camera.slug) ?? [] }),
      ]),
    ),
    species: [...species].sort(),
    animals,
    origin,
    end,
  };
}
