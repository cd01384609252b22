import { beforeAll, describe, expect, it } from 'vitest';
import { allCollections } from '../rules/matrix/documents.ts';
import { Stage, sourceOf } from '../rules/matrix/stage.ts';
import { allStorageProbes, answerOfStorage, seedStorage } from '../rules/matrix/storage-probes.ts';
import { StorageRest } from '../rules/matrix/storage-rest.ts';
import { equivalents, reasonFor } from '../rules/mutants/equivalents.ts';
import { grantMutants } from '../rules/mutants/grants.ts';
import { type Mutant, mutantsOf } from '../rules/mutants/operators.ts';
import { storageMutantsOf } from '../rules/mutants/storage-mutants.ts';
import { killerOf } from '../rules/mutants/trial.ts';

const STAGES = 2;
const HOUR_MS = 3_600_000;
const rules = sourceOf('firestore.rules');

/** The mutants that no probe notices. Each stage uses separate projects on the shared emulator. */
async function survivors(run: string, mutants: readonly Mutant[]): Promise<string[]> {
  const waiting = mutants.values();
  const found: string[] = [];
  const work = async (_: unknown, index: number) => {
    const stage = new Stage(`demo-boma-${run}-${index}`);
    await stage.load(rules);
    await stage.seed();
    for (const mutant of waiting) {
      if (await killerOf(stage, mutant)) continue;
      console.log(`survives: ${mutant.name}`);
      found.push(mutant.name);
    }
  };
  await Promise.all(Array.from({ length: STAGES }, work));
  console.log(`${mutants.length} mutants, ${found.length} survive`);
  return found;
}

describe('mutants of firestore.rules', { timeout: HOUR_MS }, () => {
  it('are all noticed by the matrix, except for those that change nothing', async () => {
    const mutants = mutantsOf(rules);
    expect(mutants.length).toBeGreaterThan(100);
    expect((await survivors('mutants', mutants)).filter((name) => !reasonFor(name))).toEqual([]);
  });

  it('are all noticed if they grant more', async () => {
    const mutants = grantMutants(rules, allCollections);
    expect((await survivors('grants', mutants)).filter((name) => !reasonFor(name))).toEqual([]);
  });

  it('include every mutant on the list of equivalents', () => {
    const names = [...mutantsOf(rules), ...grantMutants(rules, allCollections)].map(({ name }) => name);
    for (const { name } of equivalents) expect(names.filter((each) => name.test(each))).not.toEqual([]);
  });
});

describe('mutants of storage.rules', { timeout: HOUR_MS }, () => {
  const source = sourceOf('storage.rules');
  const storage = new StorageRest('demo-boma-mutants.appspot.com');

  beforeAll(async () => {
    await storage.load(source);
    await seedStorage(storage);
    return () => storage.load(source);
  });

  it.each(storageMutantsOf(source))('are noticed: $name', async ({ rules: mutant }) => {
    await storage.load(mutant);
    let isNoticed = false;
    for (const probe of allStorageProbes()) {
      isNoticed = (await answerOfStorage(storage, probe)) !== probe.isAllowed;
      if (isNoticed) break;
    }
    expect(isNoticed).toBe(true);
  });
});
