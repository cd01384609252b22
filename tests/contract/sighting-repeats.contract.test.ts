import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { liveSite } from '../support/live.ts';
import { registerStaff } from '../support/people/viewers.ts';
import { deleteSightings } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';

const recordsOf = async (path: string) =>
  (await stored.auditLog.all().where('target', '==', path).get()).docs;

it('reports once what is sent again with its id, also at the same time', async () => {
  const { token } = await registerStaff('zoomie');
  const id = randomUUID();
  const body = { id, stream: 'cat-eye', species: 'genet', count: 2 };
  const post = async () => (await call('postSighting', { token, body })).data.sighting;
  const [first, second] = await Promise.all([post(), post()]);
  expect(first).toMatchObject({ id, caption: '2 genets' });
  expect([second, await post()]).toEqual([first, first]);
  expect(await recordsOf(`sightings/${id}`)).toHaveLength(1);
  const tail = (await stored.chatTails('chat-general').get()).data();
  expect(tail?.messages.filter((each) => each.id === `sighting-${id}`)).toHaveLength(1);
  expect((await liveSite()).sightings.filter((each) => each.id === id)).toHaveLength(1);
  expect((await stored.alertEvents(id).get()).exists).toBe(true);
  await deleteSightings([id]);
});

it('says so when the same is sent again after a colleague has removed it', async () => {
  const { token } = await registerStaff('zoomie');
  const body = { id: randomUUID(), stream: 'cat-eye', species: 'genet' };
  await call('postSighting', { token, body });
  await call('removeSighting', { token, body: { id: body.id } });
  const again = await request('postSighting', { token, body });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    code: 'conflict',
    alert: 'This sighting was removed meanwhile. Report it once more if the animal is still there.',
  });
  await deleteSightings([body.id]);
});

it('answers as a withheld one what is sent again after its animal was protected', async () => {
  const { token } = await registerStaff('zoomie');
  const body = { id: randomUUID(), stream: 'cat-eye', species: 'genet' };
  const { sighting } = (await call('postSighting', { token, body })).data;
  if (!sighting) throw new Error('A genet is shown.');
  const { avatar: _still, notification_category_id: _kind, first_in_days: _first, ...facts } = sighting;
  // What the site does with the stored sightings of an animal that the code protects since: the message stays.
  await call('removeSighting', { token, body: { id: body.id } });
  await stored.withheldSightings(body.id).set(facts);
  expect((await call('postSighting', { token, body })).data.sighting).toBeNull();
  await Promise.all([stored.withheldSightings(body.id).delete(), deleteSightings([body.id])]);
});

it('withholds once what is sent again with its id', async () => {
  const { token } = await registerStaff('zoomie');
  const body = { id: randomUUID(), stream: 'cat-eye', species: 'pangolin' };
  const post = async () => (await call('postSighting', { token, body })).data.sighting;
  expect([await post(), await post()]).toEqual([null, null]);
  expect(await recordsOf(`withheld-sightings/${body.id}`)).toHaveLength(1);
  await stored.withheldSightings(body.id).delete();
});

it('takes no id that a page does not make', async () => {
  const { token } = await registerStaff('zoomie');
  const body = { id: 'mine', stream: 'cat-eye', species: 'genet' };
  expect((await request('postSighting', { token, body })).status).toBe(422);
});
