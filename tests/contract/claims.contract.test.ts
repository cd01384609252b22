import { randomUUID } from 'node:crypto';
import type { Claim } from '@boma/domain/claim.schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymiseModeration } from '../../functions/src/moderation/anonymise-moderation.ts';
import { call, request } from '../support/api.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { newAppeal } from '../support/staff-area-plays.ts';
import { stored } from '../support/stored.ts';
import { newHeldText } from '../support/words.ts';

let zoomie: Viewer;
let admin: Viewer;
beforeAll(async () => {
  [zoomie, admin] = await Promise.all([registerStaff('zoomie'), registerStaff('admin')]);
});

const MINUTES = 60_000;
const lapsed = (claim: Claim) => ({ claim: { ...claim, until: 1 } });

/** A thing that staff decide about, and what they do with it. */
interface Work {
  readonly claim: (by: Viewer) => Promise<Response>;
  /** What colleagues see of it. Undefined: it waits no longer. */
  readonly seen: () => Promise<{ readonly claim: Claim | null } | undefined>;
  /** The claim is over. */
  readonly lapse: (claim: Claim) => Promise<unknown>;
  readonly decide: (by: Viewer) => Promise<Response>;
  readonly stored: () => Promise<Claim | null | undefined>;
}

async function newAppealWork(): Promise<Work> {
  const appeal = await newAppeal();
  const document = stored.appeals(appeal.uid);
  return {
    claim: ({ token }) => request('claimAppeal', { token, body: appeal }),
    seen: async () =>
      (await call('listAppeals', { token: admin.token })).data.appeals.find(({ uid }) => uid === appeal.uid),
    lapse: (claim) => document.update(lapsed(claim)),
    decide: ({ token }) =>
      request('decideAppeal', { token, body: { ...appeal, decision: 'uphold', answer: 'It stays.' } }),
    stored: async () => (await document.get()).data()?.claim,
  };
}

async function newHeldWork(): Promise<Work> {
  const id = await newHeldText();
  const document = stored.heldTexts(id);
  return {
    claim: ({ token }) => request('claimHeldText', { token, body: { id } }),
    seen: async () =>
      (await call('listHeldTexts', { token: admin.token })).data.texts.find((held) => held.id === id),
    lapse: (claim) => document.update(lapsed(claim)),
    decide: ({ token }) => request('decideHeldText', { token, body: { id, decision: 'refuse' } }),
    stored: async () => (await document.get()).data()?.claim,
  };
}

describe.each([
  ['an appeal', newAppealWork],
  ['a held text', newHeldWork],
])('%s', (_, newWork) => {
  it('is of the first who claims it until that lapses, and colleagues read who that is', async () => {
    const work = await newWork();
    expect((await work.seen())?.claim).toBeNull();
    const before = Date.now();
    expect((await work.claim(zoomie)).status).toBe(200);
    expect((await work.claim(admin)).status).toBe(200);
    const held = (await work.seen())?.claim;
    expect(held).toMatchObject({ by: zoomie.uid, name: expect.stringMatching(/./) });
    expect(held?.until).toBeGreaterThanOrEqual(before + 5 * MINUTES);
    expect(held?.until).toBeLessThan(Date.now() + 6 * MINUTES);
    if (held) await work.lapse(held);
    await work.claim(admin);
    expect((await work.seen())?.claim).toMatchObject({ by: admin.uid });
  });

  it('is decided by anyone who may, and is nobody’s work then', async () => {
    const work = await newWork();
    await work.claim(zoomie);
    expect((await work.decide(admin)).status).toBe(200);
    expect(await work.stored()).toBeFalsy();
    expect((await work.claim(zoomie)).status).toBe(200);
    expect(await work.stored()).toBeFalsy();
    expect(await work.seen()).toBeUndefined();
  });

  it('keeps no name of a member of staff whose account is deleted', async () => {
    const work = await newWork();
    const leaver = await registerStaff('zoomie');
    await work.claim(leaver);
    expect(await work.stored()).toMatchObject({ by: leaver.uid });
    const standIn = { author: 'A former viewer', user_id: randomUUID() };
    await anonymiseModeration({ input: { uid: leaver.uid, standIn } });
    expect(await work.stored()).toBeFalsy();
  });
});

it('an appeal that the user has replaced gets no claim, and there is none to claim for others', async () => {
  const appeal = await newAppeal();
  const older = { ...appeal, sent_at: appeal.sent_at - 1 };
  expect((await request('claimAppeal', { token: zoomie.token, body: older })).status).toBe(200);
  expect((await stored.appeals(appeal.uid).get()).data()?.claim).toBeNull();
  const nobody = { uid: 'nobody', sent_at: 1 };
  expect((await request('claimAppeal', { token: zoomie.token, body: nobody })).status).toBe(404);
  expect((await request('claimHeldText', { token: zoomie.token, body: { id: 'nothing' } })).status).toBe(404);
});
