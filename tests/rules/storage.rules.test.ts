import { beforeAll, describe, expect, it } from 'vitest';
import { actors } from './matrix/actors.ts';
import { sourceOf } from './matrix/stage.ts';
import { answerOfStorage, seedStorage, storageProbesOf } from './matrix/storage-probes.ts';
import { STORAGE_CALLS, StorageRest } from './matrix/storage-rest.ts';

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
    const wrong: string[] = [];
    for (const probe of probes)
      if ((await answerOfStorage(storage, probe)) !== probe.isAllowed)
        wrong.push(`${probe.call} ${probe.path}`);
    expect(wrong).toEqual([]);
    expect(probes.filter(({ isAllowed }) => isAllowed)).toHaveLength(4);
  });
});
