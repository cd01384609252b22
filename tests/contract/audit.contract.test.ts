import type { ApiResponse } from '@boma/domain/api.ts';
import { describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { createAccount } from '../support/people/sign-in.ts';
import { registerStaff } from '../support/people/viewers.ts';
import { deleteSightings } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';

const reason = 'Please let others finish.';

const sanctionOf = async ({ uid }: { readonly uid: string }) => (await stored.sanctions(uid).get()).data();
const actionsOn = async ({ uid }: { readonly uid: string }) => {
  const { docs } = await stored.auditLog.all().where('person', '==', uid).get();
  return docs.map((document) => document.data()).sort((a, b) => a.at - b.at);
};

describe('the audit log', () => {
  it('records each mute, ban and lift with its author, target, reason and the state before and after', async () => {
    const [zoomie, admin, person] = [
      await registerStaff('zoomie'),
      await registerStaff('admin'),
      await createAccount(),
    ];
    const { uid } = person;
    await call('imposeSanction', { token: zoomie.token, body: { uid, kind: 'mute', minutes: 5, reason } });
    const mute = await sanctionOf(person);
    await call('imposeSanction', { token: admin.token, body: { uid, kind: 'ban', reason: 'Threats.' } });
    const ban = await sanctionOf(person);
    await call('liftSanction', { token: zoomie.token, body: { uid } });
    const target = stored.sanctions(uid).path;
    expect(await actionsOn(person)).toMatchObject([
      { by: zoomie.uid, action: 'person.mute', target, before: null, after: mute, reason },
      { by: admin.uid, action: 'person.ban', target, before: mute, after: ban, reason: 'Threats.' },
      { by: zoomie.uid, action: 'sanction.lift', target, before: ban, after: null, reason: '' },
    ]);
  });

  it('is read on from a place, or from a moment as older pages say it', async () => {
    const [zoomie, admin, { uid }] = [
      await registerStaff('zoomie'),
      await registerStaff('admin'),
      await createAccount(),
    ];
    await call('imposeSanction', { token: zoomie.token, body: { uid, kind: 'mute', minutes: 5, reason } });
    await call('liftSanction', { token: zoomie.token, body: { uid } });
    const read = (query: object) =>
      request('listAudit', { token: admin.token, query: { person: uid, ...query } });
    const page = async (query: object) => {
      const { data } = (await (await read(query)).json()) as ApiResponse<'listAudit'>;
      return data.records.map(({ action }) => action);
    };
    const [newest] = (await call('listAudit', { token: admin.token, query: { person: uid } })).data.records;
    expect(newest?.action).toBe('sanction.lift');
    expect(await page({ before: `${newest?.at}.${newest?.id}` })).toEqual(['person.mute']);
    expect(await page({ before: String(newest?.at) })).toEqual(['person.mute']);
    expect((await read({ before: 'yesterday' })).status).toBe(422);
  });

  it('names the sighting that a record is about', async () => {
    const [zoomie, admin] = [await registerStaff('zoomie'), await registerStaff('admin')];
    const sighting = { stream: 'tau', species: 'leopard' };
    const { data } = await call('postSighting', { token: zoomie.token, body: sighting });
    const target = `sightings/${data.sighting?.id}`;
    const read = () => call('listAudit', { token: admin.token, query: { person: zoomie.uid } });
    expect((await read()).data.records).toMatchObject([{ target, target_name: 'Leopard' }]);
    await deleteSightings([data.sighting?.id ?? '']);
    expect((await read()).data.records).toMatchObject([{ target, target_name: null }]);
  });

  it('has no record of a refused action', async () => {
    const [zoomie, other, person] = [
      await registerStaff('zoomie'),
      await registerStaff('zoomie'),
      await createAccount(),
    ];
    const body = { uid: other.uid, kind: 'mute', minutes: 5, reason };
    expect((await request('imposeSanction', { token: zoomie.token, body })).status).toBe(403);
    expect((await request('liftSanction', { token: zoomie.token, body: { uid: person.uid } })).status).toBe(
      404,
    );
    expect([...(await actionsOn(other)), ...(await actionsOn(person))]).toEqual([]);
  });
});
