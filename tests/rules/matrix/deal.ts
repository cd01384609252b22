import { withoutComments } from '../mutants/source.ts';
import { actors } from './actors.ts';
import { allCollections } from './documents.ts';
import { type Probe, probesOf } from './probes.ts';

/** The collections that these rules name outside of their comments. */
export function collectionsNamedIn(rules: string): string[] {
  const text = withoutComments(rules);
  return allCollections.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}

/** The requests in a collection, dealt out to the callers: each is made by one, and in ten collections by all ten. */
export function dealtProbesOf(collection: string): Probe[] {
  const first = allCollections.indexOf(collection);
  return actors.flatMap((actor, nth) =>
    probesOf(actor, collection).filter((_, index) => (index + nth + first) % actors.length === 0),
  );
}
