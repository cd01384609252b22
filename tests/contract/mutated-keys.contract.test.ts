import { parseSnapshotKey } from '@boma/domain/photos/snapshot-key.ts';
import { expect, it } from 'vitest';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { request } from '../support/api.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { newKey, objectsBelow } from '../support/photos.ts';
import { stored } from '../support/stored.ts';

const LETTERS = ['x', '0', '/', '.', '-', '%', '\\', ' ', 'é', '\n'];
const COUNT = 500;

/** The key with one character left out, replaced or added, at every place, without those that are still keys of the user. */
function mutantsOf(key: string, uid: string): string[] {
  const changed = Array.from({ length: key.length }, (_, at) => at).flatMap((at) => [
    key.slice(0, at) + key.slice(at + 1),
    ...LETTERS.flatMap((letter) => [
      key.slice(0, at) + letter + key.slice(at + 1),
      key.slice(0, at) + letter + key.slice(at),
    ]),
  ]);
  const wrong = [...new Set(changed)].filter((name) => parseSnapshotKey(name)?.uid !== uid);
  const step = Math.floor(wrong.length / COUNT);
  return wrong.filter((_, index) => index % step === 0).slice(0, COUNT);
}

it('R7-064 500 mutated keys are refused over HTTP, and leave nothing behind', async () => {
  const { uid, token } = await registerViewer();
  const mutants = mutantsOf(newKey({ uid }), uid);
  expect(mutants).toHaveLength(COUNT);
  const letIn = await eachLimited(mutants, 8, async (name) => {
    const answer = await request('uploadLink', { token, query: { name } });
    const { errors } = (await answer.json()) as { errors?: { name?: string[] } };
    // A key of another user is forbidden; everything else is no name for a snapshot, and the answer names the field.
    const isRefused = answer.status === 403 || (answer.status === 422 && errors?.name !== undefined);
    return isRefused ? [] : [`${answer.status} ${name}`];
  });
  expect(letIn.flat()).toEqual([]);
  expect((await stored.photoUploads.all().where('uid', '==', uid).get()).size).toBe(0);
  expect(
    await objectsBelow('snapshots/').then((names) => names.filter((name) => name.includes(uid))),
  ).toEqual([]);
});
