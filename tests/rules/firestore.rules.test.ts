import { collections } from '@boma/domain/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { RULES_PROJECT } from './environment.ts';
import { actors } from './matrix/actors.ts';
import { allCollections } from './matrix/documents.ts';
import { attemptsWithoutRules, type Probe, probesOf } from './matrix/probes.ts';
import { Stage, sourceOf } from './matrix/stage.ts';

const AT_ONCE = 8;
const stage = new Stage(RULES_PROJECT);

beforeAll(async () => {
  await stage.load(sourceOf('firestore.rules'));
  await stage.seed();
});

/** The titles of the probes that the rules answer wrongly. */
async function wrongAnswers(probes: readonly Probe[]): Promise<string[]> {
  const wrong = await eachLimited(probes, AT_ONCE, async (probe) =>
    (await stage.answer(probe)) === probe.isAllowed ? [] : [probe.title],
  );
  return wrong.flat();
}

describe.each(allCollections)('%s', (collection) => {
  it('answers every request without rules', async () => {
    const denied = await eachLimited(attemptsWithoutRules(collection), 1, async (probe) =>
      (await stage.answerWithoutRules(probe)) ? [] : [probe.title],
    );
    expect(denied.flat()).toEqual([]);
  });

  it.each(actors)('allows $name what they may read and nothing else', async (actor) => {
    const probes = probesOf(actor, collection);
    expect(probes.length).toBeGreaterThanOrEqual(30);
    expect(await wrongAnswers(probes)).toEqual([]);
  });
});

describe('firestore.rules', () => {
  it.each(Object.values(collections))('says which callers may read %s and why', (name) => {
    const line = new RegExp(`match /${name}/|^ *// {3}${name} {2,}\\S`, 'm');
    expect(sourceOf('firestore.rules')).toMatch(line);
  });
});
