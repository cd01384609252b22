import { actors } from '../matrix/actors.ts';
import { allCollections } from '../matrix/documents.ts';
import { type Probe, probesOf } from '../matrix/probes.ts';
import type { Stage } from '../matrix/stage.ts';
import type { Mutant } from './operators.ts';

const AT_ONCE = 6;

/** Every probe, those of the mutant's own collection first, since they are the likeliest to notice it. */
function* probesFor({ collection }: Mutant): Generator<Probe> {
  const order = [
    ...allCollections.filter((name) => name === collection),
    ...allCollections.filter((name) => name !== collection),
  ];
  for (const name of order) for (const actor of actors) yield* probesOf(actor, name);
}

/** The title of a probe that is answered otherwise under the mutant, or undefined if the mutant survives them all. */
export async function killerOf(stage: Stage, mutant: Mutant): Promise<string | undefined> {
  await stage.load(mutant.rules);
  const probes = probesFor(mutant);
  let killer: string | undefined;
  const work = async () => {
    for (let next = probes.next(); !next.done && killer === undefined; next = probes.next()) {
      const probe = next.value;
      if ((await stage.answer(probe)) !== probe.isAllowed) killer = `${probe.actor.name}: ${probe.title}`;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return killer;
}
