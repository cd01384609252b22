import { beforeAll, describe, expect, it } from 'vitest';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { actors } from './matrix/actors.ts';
import { sourceOf } from './matrix/stage.ts';
import { answerOfStorage, seedStorage, storageProbesOf } from './matrix/storage-probes.ts';
import { STORAGE_CALLS, StorageRest } from './matrix/storage-rest.ts';

/** A browser sends fewer requests at once. The emulator must answer every one. */
const AT_ONCE = 8;
const storage = new StorageRest('demo-boma-rules.appspot.com');

beforeAll(async () => {
  await storage.load(sourceOf('storage.rules'));
  await seedStorage(storage);
});

describe('storage.rules', () => {
  it.each(STORAGE_CALLS)('are the only reason that a %s is refused', async (call) => {
    const [guest] = actors;
    for (const probe of guest ? storageProbesOf(guest).filter((each) => each.call === call) : [])
      expect([probe.path, await answerOfStorage(storage, probe, 'operator')]).toEqual([probe.path, true]);
  });

  it.each(actors)('allow $name the pictures of photos, and nothing else', async (actor) => {
    const probes = storageProbesOf(actor);
    expect(probes.length).toBeGreaterThan(40);
    const paths = [...new Set(probes.map(({ path }) => path))];
    // The calls for one object take turns: one that is wrongly allowed would change the answers to the others.
    const wrong = await eachLimited(paths, AT_ONCE, async (path) => {
      const found: string[] = [];
      for (const probe of probes.filter((each) => each.path === path))
        if ((await answerOfStorage(storage, probe)) !== probe.isAllowed) found.push(`${probe.call} ${path}`);
      return found;
    });
    expect(wrong.flat()).toEqual([]);
    expect(probes.filter(({ isAllowed }) => isAllowed)).toHaveLength(4);
  });
});
