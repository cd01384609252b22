import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { messageIdOf } from '../../functions/src/sightings/sighting-message.ts';
import { alertKindFor, deleteAlertKinds } from '../support/alert-kinds.ts';
import { call, request } from '../support/api.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { deleteSightings, newSighting } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';

let admin: Viewer;
let zoomie: Viewer;

beforeAll(async () => {
  admin = await registerStaff('admin');
  zoomie = await registerStaff('zoomie');
});
afterAll(async () => {
  await deleteSightings();
  await deleteAlertKinds();
});

describe('kinds of alert', () => {
  const kinds = async () => (await call('listEditedCategories', { token: zoomie.token })).data.categories;

  it('are added, changed and removed; the second of two edits is refused', async () => {
    const category = alertKindFor();
    await call('editCategory', { token: zoomie.token, body: { version: null, id: null, category } });
    const added = (await kinds()).find((each) => each.category.name === category.name);
    if (!added) throw new Error('The kind of alert is not in the list.');
    const {
      version,
      category: { id },
    } = added;
    const save = (name: string) =>
      request('editCategory', {
        token: zoomie.token,
        body: { version, id, category: { ...category, name } },
      });
    expect((await save(`${category.name} again`)).status).toBe(200);
    expect(await refusalOf(save('Late'))).toMatchObject({ status: 409, code: 'conflict' });
    const now = (await kinds()).find((each) => each.category.id === id);
    expect(now?.category.name).toBe(`${category.name} again`);
    const body = { version: now?.version ?? null, id };
    expect((await request('removeCategory', { token: admin.token, body })).status).toBe(200);
    expect((await kinds()).some((each) => each.category.id === id)).toBe(false);
  });

  it('never get the number of one that was removed: viewers may have chosen that one', async () => {
    const added = async () => {
      const category = alertKindFor();
      await call('editCategory', { token: zoomie.token, body: { version: null, id: null, category } });
      return Math.max(...(await kinds()).map((each) => each.category.id));
    };
    const id = await added();
    const { version } = (await kinds()).find((each) => each.category.id === id) ?? { version: null };
    await call('removeCategory', { token: admin.token, body: { version, id } });
    expect(await added()).toBe(id + 1);
  });

  it('name the field that is wrong, and stay while animals belong to them', async () => {
    const category = alertKindFor({ name: ' ', position: -1 });
    expect(
      await refusalOf(
        request('editCategory', { token: zoomie.token, body: { version: null, id: null, category } }),
      ),
    ).toMatchObject({
      status: 422,
      errors: {
        'category.name': ['Give the kind of alert a name.'],
        'category.position': ['The place in the list is a whole number from 0 to 999.'],
      },
    });
    const body = { version: versionOf(await stored.notificationCategories('1').get()), id: 1 };
    expect(await refusalOf(request('removeCategory', { token: admin.token, body }))).toMatchObject({
      status: 409,
      alert: 'Animals or sightings belong to this kind of alert. Take it from the viewers’ list instead.',
    });
  });
});

describe('sightings', () => {
  const change = async (id: string, sighting: object) =>
    request('changeSighting', {
      token: zoomie.token,
      body: {
        id,
        version: versionOf(await stored.sightings(id).get()),
        sighting: {
          species: 'lion',
          count: 3,
          message: 'On a kill.',
          notification_category_id: 1,
          ...sighting,
        },
      },
    });

  it('are corrected in the logbook and in the chat', async () => {
    const { data } = await call('postSighting', {
      token: zoomie.token,
      body: { stream: 'tau', species: 'leopard' },
    });
    const id = data.sighting?.id ?? '';
    expect((await change(id, {})).status).toBe(200);
    const corrected = (await stored.sightings(id).get()).data();
    expect(corrected).toMatchObject({ species: 'lion', count: 3, message: 'On a kill.' });
    expect(corrected?.caption).toContain('lions');
    const told = (await stored.chat(messageIdOf(id)).get()).data();
    expect(told?.message).toBe(`${corrected?.caption}. On a kill.`);
    const tail = (await stored.chatTails(GENERAL_CHAT).get()).data();
    const listed = tail?.messages.find((message) => message.id === messageIdOf(id));
    expect(listed?.message).toBe(told?.message);
    const { sightings } = (await call('listEditedSightings', { token: zoomie.token })).data;
    expect(sightings[0]?.sighting).toMatchObject({ id, species: 'lion' });
  });

  it('refuse an unknown kind, a protected animal, and a note that names one', async () => {
    const id = await newSighting();
    expect(await refusalOf(change(id, { notification_category_id: 987 }))).toMatchObject({
      status: 422,
      errors: { 'sighting.notification_category_id': ['There is no such kind of alert.'] },
    });
    expect(await refusalOf(change(id, { species: 'pangolin' }))).toMatchObject({
      status: 422,
      errors: {
        'sighting.species': [
          'Remove this sighting and report it again: rhino and pangolin are kept for the rangers alone.',
        ],
      },
    });
    expect(await refusalOf(change(id, { message: 'Behind it a rh1no' }))).toMatchObject({ status: 422 });
    expect((await stored.sightings(id).get()).data()?.species).toBe('genet');
  });

  it('of protected species are listed for staff alone', async () => {
    const body = { stream: 'tau', species: 'pangolin', message: 'Near the dam.' };
    expect((await call('postSighting', { token: zoomie.token, body })).data.sighting).toBe(null);
    const { withheld } = (await call('listEditedSightings', { token: zoomie.token })).data;
    expect(withheld[0]).toMatchObject({ species: 'pangolin', message: 'Near the dam.' });
    expect((await request('listEditedSightings', { token: (await registerViewer()).token })).status).toBe(
      403,
    );
    await stored.withheldSightings(withheld[0]?.id ?? '').delete();
  });
});
