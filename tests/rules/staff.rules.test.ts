import { collections } from '@boma/domain/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { actors, SIGNED_IN_AT, tokenOf } from './matrix/actors.ts';
import { type Probe, probesOf } from './matrix/probes.ts';
import { Stage, sourceOf } from './matrix/stage.ts';

// A separate project: loading rules resets the coverage that measures the matrix.
const stage = new Stage('demo-boma-rules-staff');

beforeAll(async () => {
  await stage.load(sourceOf('firestore.rules'));
  await stage.seed();
});

const actorNamed = (name: string) => {
  const found = actors.find((actor) => actor.name === name);
  if (!found) throw new Error(`There is no actor ${name}.`);
  return found;
};

/** The requests for reports that active staff are allowed. */
const staffProbes = (): Probe[] =>
  probesOf(actorNamed('a zoomie'), collections.chatReports).filter((probe) => probe.isAllowed);

const answersTo = (token: string | undefined) =>
  Promise.all(staffProbes().map((probe) => stage.answer(probe, token)));

const allAre = (answers: readonly boolean[], expected: boolean) => {
  expect(answers.length).toBeGreaterThan(5);
  expect(new Set(answers)).toEqual(new Set([expected]));
};

describe('a member of staff whose device was signed out', () => {
  it('reads reports with a later sign-in, on the same device or another', async () => {
    const zoomie = actorNamed('a zoomie whose device was signed out');
    allAre(await answersTo(tokenOf(zoomie)), false);
    allAre(await answersTo(tokenOf(zoomie, SIGNED_IN_AT + 1)), true);
  });
});

describe('a member of staff who signed out everywhere, or was banned', () => {
  const zoomie = actorNamed('a zoomie');
  const signOutAt = async (signed_out_at: number) => {
    const user = { [`${collections.users}/${zoomie.uid}`]: { signed_out_at } };
    await Promise.all([stage.full.write(user), stage.empty.write(user)]);
  };

  it('reads no reports with a sign-in from before, and reads them with a later one', async () => {
    const at = SIGNED_IN_AT * 1000;
    for (const [moment, expected] of [
      [0, true],
      [at - 1, true],
      [at, false],
      [at + 1, false],
    ] as const) {
      await signOutAt(moment);
      allAre(await answersTo(tokenOf(zoomie)), expected);
    }
    allAre(await answersTo(tokenOf(zoomie, SIGNED_IN_AT + 1)), true);
    await signOutAt(0);
  });
});

describe('a viewer whose claims only resemble a role', () => {
  it.each([
    { roles: 'admin' },
    { roles: ['owner'] },
    { roles: [['admin']] },
    { roles: { admin: true } },
    { admin: true, role: 'admin' },
  ])('with %j reads no reports', async (claims) => {
    const zoomie = actorNamed('a zoomie');
    allAre(await answersTo(tokenOf(zoomie)), true);
    allAre(await answersTo(tokenOf({ ...zoomie, claims })), false);
  });
});
