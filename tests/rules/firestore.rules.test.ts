import { collections } from '@boma/domain/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { actors } from './matrix/actors.ts';
import { collectionsNamedIn, dealtProbesOf } from './matrix/deal.ts';
import { allCollections, UNKNOWN_COLLECTION } from './matrix/documents.ts';
import { attemptsWithoutRules, type Probe, probesOf } from './matrix/probes.ts';
import { Stage, sourceOf } from './matrix/stage.ts';

const AT_ONCE = 8;
const rules = sourceOf('firestore.rules');
/** A separate project: it shares neither data nor coverage with other tests, and no trigger reacts to its seed. */
const stage = new Stage('demo-boma-rules');

/**
 * The rules treat all collections alike that they do not name. Of these, `npm test` asks everything of the unknown one only,
 * and `npm run test:deep` of all.
 */
const special = [...new Set([...collectionsNamedIn(rules), UNKNOWN_COLLECTION])];
const others = allCollections.filter((collection) => !special.includes(collection));

beforeAll(async () => {
  await stage.load(rules);
  await stage.seed();
});

/** The titles of the probes that the rules answer wrongly. */
async function wrongAnswers(probes: readonly Probe[]): Promise<string[]> {
  const wrong = await eachLimited(probes, AT_ONCE, async (probe) =>
    (await stage.answer(probe)) === probe.isAllowed ? [] : [probe.title],
  );
  return wrong.flat();
}

/** The titles of the probes that something else than the rules refuses. */
async function refusedWithoutRules(probes: readonly Probe[]): Promise<string[]> {
  const refused: string[] = [];
  for (const probe of probes) if (!(await stage.answerWithoutRules(probe))) refused.push(probe.title);
  return refused;
}

describe.each(process.env.BOMA_ALL_HISTORIES ? allCollections : special)('%s', (collection) => {
  it('answers every request without rules', async () => {
    expect(await refusedWithoutRules(attemptsWithoutRules(collection))).toEqual([]);
  });

  it.each(actors)('allows $name what they may read and nothing else', async (actor) => {
    const probes = probesOf(actor, collection);
    expect(probes.length).toBeGreaterThanOrEqual(30);
    expect(await wrongAnswers(probes)).toEqual([]);
  });
});

describe('a collection that the rules do not name', () => {
  it.each(others)('%s is closed to every caller, and open where no rules apply', async (collection) => {
    const probes = dealtProbesOf(collection);
    expect(new Set(probes.map(({ actor }) => actor))).toEqual(new Set(actors));
    expect(probes.length).toBeGreaterThanOrEqual(40);
    expect(await wrongAnswers(probes)).toEqual([]);
    expect(await refusedWithoutRules(probes)).toEqual([]);
  });
});

describe('firestore.rules', () => {
  it.each(Object.values(collections))('says which callers may read %s and why', (name) => {
    const line = new RegExp(`match /${name}/|^ *// {3}${name} {2,}\\S`, 'm');
    expect(rules).toMatch(line);
  });
});
