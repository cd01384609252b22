import { afterAll, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { grantMembership } from '../support/people/members.ts';
import { registerStaff, registerViewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { deleteTestVideos, storedVideo, videoForm } from '../support/videos.ts';

afterAll(deleteTestVideos);

it('captions of a long film are stored whole', async () => {
  const { token } = await registerStaff('zoomie');
  const cue = '00:00:01.000 --> 00:00:04.000\nLook at the bank where the lions drink.';
  const captions = Array.from({ length: 1500 }, () => cue).join('\n\n');
  const { id } = (await call('addVideo', { token, body: videoForm({ captions }) })).data;
  expect((await storedVideo(id))?.captions).toBe(captions);
  const longer = captions.replaceAll('lions', 'hippos');
  await call('changeVideo', { token, body: { ...videoForm({ captions: longer }), id, version: 0 } });
  expect((await storedVideo(id))?.captions).toBe(longer);
  const records = await stored.auditLog.all().where('target', '==', `videos/${id}`).get();
  const texts = records.docs.flatMap((document) => [document.data().before, document.data().after]);
  expect(texts.flatMap((text) => text?.captions ?? []).toSorted()).toEqual([
    '106,498 characters',
    '106,498 characters',
    '107,998 characters',
  ]);
});

it('captions name no protected animal', async () => {
  const { token } = await registerStaff('zoomie');
  const saying = (words: string) =>
    request('addVideo', {
      token,
      body: videoForm({ captions: `00:00:01.000 --> 00:00:04.000\n${words}` }),
    });
  expect((await saying('Look at the lion.')).status).toBe(200);
  const refused = await saying('Look at the rhino.');
  expect(refused.status).toBe(422);
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['captions']);
});

it('captions open with the film, and stay when an older page leaves them out', async () => {
  const [staff, viewer] = [await registerStaff('zoomie'), await registerViewer()];
  const own = { token: staff.token };
  const captions = '1\n00:00:01,000 --> 00:00:04,000\nLook at the bank.';
  const { id } = (await call('addVideo', { ...own, body: videoForm({ captions }) })).data;
  const params = { id };
  const shown = async () => (await call('listVideos', { body: { filters: { id } } })).data[0]?.captioned;
  const webvtt = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\nLook at the bank.\n';
  expect(await shown()).toBe(true);
  expect((await call('videoCaptions', { params })).data).toEqual({ webvtt });
  const change = (version: number, what: object) =>
    call('changeVideo', { ...own, body: { ...videoForm(), ...what, id, version } });
  await change(0, { title: 'From an older page', type: 'pick' });
  const member = await grantMembership(await registerViewer());
  expect((await call('videoCaptions', { params, token: member.token })).data).toEqual({ webvtt });
  expect((await request('videoCaptions', { params, token: viewer.token })).status).toBe(403);
  expect((await request('videoCaptions', { params })).status).toBe(401);
  await change(1, { captions: '' });
  expect((await storedVideo(id))?.captions).toBeUndefined();
  expect(await shown()).toBeUndefined();
  expect((await request('videoCaptions', { params })).status).toBe(404);
});
