import { afterEach, beforeAll, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { untilSeeded } from '../support/live.ts';
import { registerStaff } from '../support/people/viewers.ts';
import { deleteShows, newShow, planFor } from '../support/shows.ts';
import { stored } from '../support/stored.ts';

/** The files of a site take turns, and each removes its shows of this type. */
const TYPE = 'night-drive';

beforeAll(untilSeeded);
afterEach(() => deleteShows(TYPE));

const coverOf = async (id: number) => (await stored.shows(String(id)).get()).data()?.cover_clean;

it('a show keeps the picture of its kind, or its own, when it is changed and when it is planned again', async () => {
  const { token } = await registerStaff('zoomie');
  const { id, show_ts } = await newShow(TYPE);
  const { cover_clean: _, ...words } = planFor(TYPE, { show_ts });
  const change = (body: { sequence: number; title?: string; cover_clean?: string }) =>
    call('changeShow', { token, body: { ...words, id, ...body } });
  const again = async () => (await call('planShow', { token, body: { ...words, like: id } })).data.show;
  await change({ title: 'Lions again', sequence: 0 });
  expect(await coverOf(id)).toBe('');
  const repeated = await again();
  expect(repeated.cover_clean).toBe('/covers/cat-eye.jpg');
  expect(await coverOf(repeated.id)).toBe('');
  await change({ cover_clean: '/covers/own.jpg', sequence: 1 });
  await change({ title: 'Lions at noon', sequence: 2 });
  expect(await coverOf(id)).toBe('/covers/own.jpg');
  expect(await coverOf((await again()).id)).toBe('/covers/own.jpg');
});
