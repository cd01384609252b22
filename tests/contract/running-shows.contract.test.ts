import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { liveSite, untilSeeded } from '../support/live.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { deleteShows, HOUR, newShow, planFor, secondsFromNow } from '../support/shows.ts';
import { stored } from '../support/stored.ts';

/** The files of a site take turns, and each removes its shows of this type. */
const TYPE = 'night-drive';
let staff: Viewer;

beforeAll(async () => {
  await untilSeeded();
  staff = await registerStaff('zoomie');
});
afterEach(() => deleteShows(TYPE));

const ask = (name: 'changeShow' | 'startShow' | 'endShow', body: object) =>
  request(name, { token: staff.token, body });
const published = async () => {
  const { version, schedule } = (await stored.publishedSchedule().get()).data() ?? {
    version: 0,
    schedule: [],
  };
  return { version, schedule: schedule.filter(({ show_type }) => show_type.type === TYPE) };
};
const inSite = async () => (await liveSite()).shows.filter(({ show_type }) => show_type.type === TYPE);

describe('a show on the air that walks on', () => {
  it('takes another camera and title at once on every page, and keeps its kind and its time', async () => {
    const show = await newShow(TYPE);
    const { version } = await published();
    await call('startShow', { token: staff.token, body: { id: show.id } });
    const plan = planFor(TYPE, { show_ts: show.show_ts, title: 'Lions at Tembe' });
    const body = { ...plan, source: { kind: 'camera' as const, code: 'tembe' }, id: show.id, sequence: 0 };
    const changed = (await call('changeShow', { token: staff.token, body })).data.show;
    expect(changed).toMatchObject({ title: 'Lions at Tembe', code: 'tembe', on_air: true, sequence: 1 });
    expect(await inSite()).toEqual([changed]);
    expect(await published()).toEqual({ version: version + 1, schedule: [changed] });
    // The second of two editors.
    expect((await ask('changeShow', { ...body, title: 'Late' })).status).toBe(409);
    const refused = await ask('changeShow', {
      ...body,
      type: 'on-point',
      show_ts: show.show_ts + 3600,
      source: null,
      sequence: 1,
    });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual({
      type: ['The show is on the air, so its kind stays.'],
      show_ts: ['The show is on the air, so its time stays.'],
      source: ['The show is on the air. Say where it can be seen.'],
    });
  });
});

describe('a show planned for much later', () => {
  const inMarch = { show_ts: secondsFromNow(90 * 24 * HOUR), title: 'DST morning' };

  it('starts only if staff say that it may begin early', async () => {
    const soon = await newShow(TYPE, { show_ts: secondsFromNow(29 * 60_000) });
    expect((await ask('startShow', { id: soon.id })).status).toBe(200);
    await ask('endShow', { id: soon.id });
    for (const show_ts of [secondsFromNow(32 * 60_000), inMarch.show_ts]) {
      const { id } = await newShow(TYPE, { show_ts });
      const refused = await ask('startShow', { id });
      expect(refused.status).toBe(409);
      expect((await refused.json()).alert).toBe(
        'This show is planned for much later. Say that it may begin early.',
      );
      expect((await ask('startShow', { id, early: true })).status).toBe(200);
      await ask('endShow', { id });
    }
  });

  it('returns to the schedule at its time, also after it was ended by mistake', async () => {
    const show = await newShow(TYPE, inMarch);
    const before = await published();
    const backToPlan = () => ask('endShow', { id: show.id, back_to_plan: true });
    await ask('startShow', { id: show.id, early: true });
    expect((await backToPlan()).status).toBe(200);
    expect(await published()).toEqual(before);
    expect(await inSite()).toEqual([]);
    await ask('startShow', { id: show.id, early: true });
    await ask('endShow', { id: show.id });
    expect((await published()).schedule).toEqual([]);
    // The second one is a press whose answer was lost.
    expect([(await backToPlan()).status, (await backToPlan()).status]).toEqual([200, 200]);
    expect((await published()).schedule).toEqual([show]);
  });

  it('cannot return to a time that has passed', async () => {
    const show = await newShow(TYPE);
    await ask('startShow', { id: show.id });
    await stored.shows(String(show.id)).update({ starts_at: Date.now() - HOUR });
    const refused = await ask('endShow', { id: show.id, back_to_plan: true });
    expect(refused.status).toBe(409);
    expect((await refused.json()).alert).toBe(
      'Its planned time has passed, so it cannot go back to the schedule.',
    );
  });
});
