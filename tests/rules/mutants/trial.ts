import { actors } from '../matrix/actors.ts';
import { collectionsNamedIn } from '../matrix/deal.ts';
import { UNKNOWN_COLLECTION } from '../matrix/documents.ts';
import { type Probe, probesOf } from '../matrix/probes.ts';
import type { Stage } from '../matrix/stage.ts';
import type { Mutant } from './operators.ts';

const AT_ONCE = 6;

/**
 * Every probe that can notice a mutant, first those of the mutated collection. The rules treat all collections that they
 * do not name alike, so one of these is enough: the unknown collection.
 */
function* probesFor({ rules, collection }: Mutant): Generator<Probe> {
  const order = new Set([collection, ...collectionsNamedIn(rules), UNKNOWN_COLLECTION]);
  for (const name of order) for (const actor of actors) yield* probesOf(actor, name);
}

const answerOf = (stage: Stage, { name }: Mutant, probe: Probe): Promise<boolean> =>
  stage.answer(probe).catch((cause: unknown) => {
    throw new Error(`The mutant '${name}' could not be tried.`, { cause });
  });

/** The title of a probe that is answered otherwise under the mutant, or undefined if the mutant survives them all. */
export async function killerOf(stage: Stage, mutant: Mutant): Promise<string | undefined> {
  await stage.load(mutant.rules).catch((cause: unknown) => {
    throw new Error(`The mutant '${mutant.name}' could not be loaded.`, { cause });
  });
  const probes = probesFor(mutant);
  let killer: string | undefined;
  const work = async () => {
    for (let next = probes.next(); !next.done && killer === undefined; next = probes.next()) {
      const probe = next.value;
      if ((await answerOf(stage, mutant, probe)) !== probe.isAllowed)
        killer = `${probe.actor.name}: ${probe.title}`;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return killer;
}
