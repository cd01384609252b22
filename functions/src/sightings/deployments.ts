import type { StreamOutage } from '@boma/domain/streams/stream-outages.schema.ts';

/** A time for which a camera was watching, in unix seconds. */
export interface Deployment {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** A time for which a camera was off the air, in unix seconds. It may last. */
export interface Outage {
  readonly began: number;
  readonly ended: number | null;
}

/** The outages of each camera, the oldest first. */
export function outagesBySlug(outages: readonly StreamOutage[]): Map<string, Outage[]> {
  const found = new Map<string, Outage[]>();
  for (const { slug, began_at, ended_at } of outages.toSorted((a, b) => a.began_at - b.began_at)) {
    const ended = ended_at === null ? null : Math.ceil(ended_at / 1000);
    const own = found.get(slug) ?? [];
    own.push({ began: Math.floor(began_at / 1000), ended });
    found.set(slug, own);
  }
  return found;
}

/** `2026-03-05T03:40:00Z` without its signs. */
const compact = (seconds: number) =>
  new Date(seconds * 1000)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');

/** The times between the outages. The first has the camera's name as its id, the others have their start behind it. */
export function deploymentsOf(
  slug: string,
  {
    start,
    end,
    outages,
  }: { readonly start: number; readonly end: number; readonly outages: readonly Outage[] },
): Deployment[] {
  const found: Deployment[] = [];
  const add = (from: number, to: number) =>
    found.push({ id: found.length === 0 ? slug : `${slug}.${compact(from)}`, start: from, end: to });
  let from = start;
  for (const { began, ended } of outages) {
    if (began >= end || from >= end) break;
    if (ended !== null && ended <= from) continue;
    if (began >= from) add(from, began);
    from = ended ?? end;
  }
  if (from < end || found.length === 0) add(from, end);
  return found;
}

/** The deployment in which something was seen. */
export const deploymentAt = (deployments: readonly Deployment[], seconds: number): Deployment | undefined =>
  deployments.findLast(({ start }) => start <= seconds);
