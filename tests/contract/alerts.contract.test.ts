import { NO_ALERTS } from '@boma/domain/alerts/alert-settings.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverAlerts } from '../../functions/src/alerts/deliver-alerts.ts';
import { releaseWaiting } from '../../functions/src/alerts/release-waiting.ts';
import { readStale } from '../../functions/src/alerts/stale-events.ts';
import { queueAlertEventOnce } from '../../functions/src/platform/queue-event.ts';
import { addDevice, endSubscription, isSpread, pushesTo, wantAlerts } from '../support/alerts.ts';
import { call, request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { runVerb } from '../support/payments.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import { registerStaff, registerViewer, revokeToken, type Viewer } from '../support/people/viewers.ts';
import { deleteShows, newShow, secondsFromNow } from '../support/shows.ts';
import { deleteSightings, newSighting } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

/** Other files post sightings at other cameras. */
const CAMERA = 'naledi-dam';
const SHOW_TYPE = 'bush-walk-alerts';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let staff: Viewer;
const made: string[] = [];

beforeAll(async () => {
  staff = await registerStaff('zoomie');
});
afterAll(async () => {
  await deleteSightings(made);
  await deleteShows(SHOW_TYPE);
  await stored.showTypes(SHOW_TYPE).delete();
});

/** Staff see an animal, and everyone who wants to hear of it has been decided about. */
async function see(species: string, stream = CAMERA): Promise<string> {
  const { sighting } = (await call('postSighting', { token: staff.token, body: { stream, species } })).data;
  if (!sighting) throw new Error('The sighting was withheld.');
  made.push(sighting.id);
  await eventually(async () => expect(await isSpread(sighting.id)).toBe(true));
  return sighting.id;
}

/** A viewer who wants pushes about the camera on one device. */
async function watcher(change: Parameters<typeof wantAlerts>[1] = {}) {
  const viewer = await registerViewer();
  await wantAlerts(viewer, { cameras: [CAMERA], ...change });
  return { viewer, device: await addDevice(viewer) };
}
/** Wants of a viewer whose quiet hours end in an hour. */
function quietForAnHour() {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16);
  const span = { from: at(-HOUR), to: at(HOUR) };
  return { zone: 'UTC', quiet: Array.from({ length: 7 }, () => span) };
}
const storedAlerts = async ({ uid }: Viewer) => (await stored.alerts(uid).get()).data();
const problemsOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { errors?: Record<string, string[]> }).errors,
];

describe('the settings of alerts', () => {
  it('are off until the viewer saves them, and their devices hide the address', async () => {
    const viewer = await registerViewer();
    const { data } = await call('showAlerts', { token: viewer.token });
    expect(data).toMatchObject({ settings: NO_ALERTS, muted_until: 0, devices: [], email_verified: false });
    await wantAlerts(viewer, { species: ['lion'], shows: true });
    const device = await addDevice(viewer);
    const after = (await call('showAlerts', { token: viewer.token })).data;
    expect(after.settings).toMatchObject({ species: ['lion'], shows: true });
    expect(after.devices).toMatchObject([{ this_device: true }]);
    expect(JSON.stringify(after)).not.toContain(device);
    expect((await call('removePushDevice', { token: viewer.token })).data.devices).toEqual([]);
  });

  it('refuse each wrong field by its name, and guests', async () => {
    const { token } = await registerViewer();
    const save = (change: object) => request('saveAlerts', { token, body: { ...NO_ALERTS, ...change } });
    expect(await problemsOf(await save({ cameras: ['no-such-camera'] }))).toEqual([
      422,
      { cameras: ['There is no such camera.'] },
    ]);
    expect(await problemsOf(await save({ mail: true }))).toEqual([
      422,
      { mail: ['Confirm your email address first. We send alerts only to an address that is yours.'] },
    ]);
    expect(await problemsOf(await save({ zone: 'Mars/Base' }))).toEqual([
      422,
      { zone: ['We do not know this time zone.'] },
    ]);
    expect((await request('saveAlerts', { body: NO_ALERTS })).status).toBe(401);
    expect((await request('showAlerts')).status).toBe(401);
  });

  it('follow the kinds and the shows that the viewer chooses elsewhere', async () => {
    const viewer = await registerViewer();
    await wantAlerts(viewer, { sightings: true, shows: true });
    expect((await storedAlerts(viewer))?.topics).toEqual(['sightings']);
    await call('chooseCategories', { token: viewer.token, body: { selected_categories: [6, 2] } });
    await call('followShow', { token: viewer.token, body: { type: 'ranger-show', follow: true } });
    expect((await storedAlerts(viewer))?.topics).toEqual(['kind:6', 'kind:2', 'show:ranger-show']);
  });
});

describe('a sighting', () => {
  it('reaches the devices of viewers who want it, five in ten minutes with one push', async () => {
    const { viewer, device } = await watcher();
    const other = await registerViewer();
    await wantAlerts(other, { species: ['flamingo'] });
    const othersDevice = await addDevice(other);
    for (const species of ['lion', 'zebra', 'impala', 'hippo', 'warthog']) await see(species);
    await eventually(async () => expect(await pushesTo(device)).toHaveLength(1));
    expect((await storedAlerts(viewer))?.push_state.more).toEqual({ sighting: 4, back: 0 });
    await runVerb('tend-alerts');
    expect(await pushesTo(device)).toEqual([
      {
        title: expect.stringMatching(/^Lion at /),
        body: '',
        url: '/wildlife/stream/naledi-dam-live',
        tag: 'sighting',
      },
    ]);
    expect(await pushesTo(othersDevice)).toEqual([]);
  });

  it('at a camera without a live picture is dropped, and at another one is sent', async () => {
    const species = 'sitatunga';
    const { viewer } = await watcher({ cameras: [], species: [species] });
    const announce = async (camera: string) => {
      const words = { species, caption: 'Sitatunga', message: '' };
      const id = await newSighting({ ...words, stream: { slug: camera } });
      made.push(id);
      const facts = { id, at: Date.now(), camera, camera_name: 'Hide', category: 4 };
      await queueAlertEventOnce(contextAt({}), { ...facts, ...words, kind: 'sighting' });
      await runVerb('tend-alerts');
      await eventually(async () => expect(await isSpread(id)).toBe(true));
      return (await storedAlerts(viewer))?.push_state.recent.find(({ event }) => event === id)?.act;
    };
    expect(await announce('dark-hide')).toBe('drop');
    expect(await announce(CAMERA)).toBe('send');
  });

  it('waits for the end of the quiet hours', async () => {
    const { viewer, device } = await watcher(quietForAnHour());
    const id = await see('giraffe');
    expect((await storedAlerts(viewer))?.push_state.waiting).toMatchObject([{ event: { id } }]);
    expect(await pushesTo(device)).toEqual([]);
    await releaseWaiting({ ctx: contextAt({ now: Date.now() + HOUR + MINUTE }) });
    await eventually(async () => expect(await pushesTo(device)).toHaveLength(1));
    expect((await storedAlerts(viewer))?.due_at).toBeNull();
  });

  it('that waited is announced after another one that was seen as the quiet hours ended', async () => {
    const { viewer } = await watcher(quietForAnHour());
    const id = await see('genet');
    const alerts = await storedAlerts(viewer);
    const waiting = alerts?.push_state.waiting[0]?.event;
    if (!alerts || waiting?.kind !== 'sighting') throw new Error('The sighting does not wait.');
    const now = Date.now() + HOUR + MINUTE;
    const seen = { species: 'civet', caption: 'Civet', message: '' };
    const newer = {
      ...waiting,
      ...seen,
      id: await newSighting({ ...seen, stream: { slug: CAMERA } }),
      at: now,
    };
    made.push(newer.id);
    const ctx = contextAt({ now });
    const delivery = { uid: viewer.uid, event: newer, isStale: await readStale([newer]), now };
    await deliverAlerts(ctx, delivery, alerts);
    await releaseWaiting({ ctx });
    expect((await storedAlerts(viewer))?.push_state).toMatchObject({
      recent: [
        { event: newer.id, act: 'send' },
        { event: id, act: 'collapse' },
      ],
      waiting: [],
    });
  });

  it('waits while the viewer has muted alerts for an hour, or until the viewer ends that', async () => {
    const { viewer, device } = await watcher();
    const before = Date.now();
    const { data } = await call('muteAlerts', { token: viewer.token, body: { mute: true } });
    expect(data.muted_until).toBeGreaterThanOrEqual(before + HOUR);
    expect(data.muted_until).toBeLessThanOrEqual(Date.now() + HOUR);
    await see('buffalo');
    expect((await storedAlerts(viewer))?.due_at).toBe(data.muted_until);
    const { data: loud } = await call('muteAlerts', { token: viewer.token, body: { mute: false } });
    expect(loud.muted_until).toBe(0);
    await runVerb('tend-alerts');
    await eventually(async () => expect(await pushesTo(device)).toHaveLength(1));
    expect((await storedAlerts(viewer))?.due_at).toBeNull();
  });

  it('that waits for the end of the quiet hours waits on after a mute, and not after the viewer shortens them', async () => {
    const { viewer, device } = await watcher(quietForAnHour());
    const id = await see('caracal');
    for (const mute of [true, false]) await call('muteAlerts', { token: viewer.token, body: { mute } });
    await runVerb('tend-alerts');
    expect((await storedAlerts(viewer))?.push_state.waiting).toMatchObject([{ event: { id } }]);
    expect(await pushesTo(device)).toEqual([]);
    await wantAlerts(viewer, { cameras: [CAMERA] });
    await runVerb('tend-alerts');
    await eventually(async () => expect(await pushesTo(device)).toHaveLength(1));
  });

  it('comes by mail to a confirmed address', async () => {
    const viewer = await registerViewer();
    await updateAccount(viewer, { emailVerified: true });
    await wantAlerts(viewer, { cameras: [CAMERA], mail: true });
    await see('leopard');
    const mails = await stored.mail.all().where('uid', '==', viewer.uid).get();
    const [mail, ...others] = mails.docs.map((document) => document.data());
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: viewer.email,
      message: { subject: expect.stringMatching(/^Leopard at /) },
    });
    expect(mail?.message.text).toContain('/wildlife/profile/notifications');
    const [received] = await eventually(async () => {
      const taken = await mailsTo(viewer.email);
      expect(taken).toHaveLength(1);
      return taken;
    });
    const headers = received?.headers ?? {};
    expect(headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
    const address = /^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/alerts\/unsubscribe\?uid=/);
    // As a mail program presses it: without a sign-in, as a form.
    const press = (url: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    const wrong = new URL(address);
    wrong.searchParams.set('key', 'x'.repeat(24));
    expect((await press(wrong.href)).status).toBe(404);
    expect((await storedAlerts(viewer))?.mail).toBe(true);
    for (const status of [200, 200]) expect((await press(address)).status).toBe(status);
    expect((await storedAlerts(viewer))?.mail).toBe(false);
    const { data } = await call('showAlerts', { token: viewer.token });
    expect(data.settings).toMatchObject({ mail: false, cameras: [CAMERA] });
  });
});

describe('the pushes to a device', () => {
  it('end when it is signed out', async () => {
    const { viewer, device } = await watcher();
    await revokeToken(viewer);
    await see('elephant');
    await eventually(async () => expect((await storedAlerts(viewer))?.devices).toEqual([]));
    expect(await pushesTo(device)).toEqual([]);
  });

  it('end when its browser has ended the subscription', async () => {
    const { viewer, device } = await watcher();
    await endSubscription(device);
    await see('cheetah');
    await eventually(async () => expect((await storedAlerts(viewer))?.devices).toEqual([]));
  });
});

it('a followed show is announced a quarter of an hour before its start, or when it begins early, once', async () => {
  const type = {
    id: 9411,
    type: SHOW_TYPE,
    title: 'Bush Walk',
    active: true,
    archived: false,
    cover_clean: '/covers/tau.jpg',
  };
  await stored.showTypes(SHOW_TYPE).set(type);
  const viewer = await registerViewer();
  await call('followShow', { token: viewer.token, body: { type: SHOW_TYPE, follow: true } });
  await wantAlerts(viewer, { shows: true });
  const device = await addDevice(viewer);
  await newShow(SHOW_TYPE, { title: 'On foot', show_ts: secondsFromNow(14 * MINUTE + 30_000) });
  await newShow(SHOW_TYPE, { title: 'Later', show_ts: secondsFromNow(2 * HOUR) });
  await runVerb('tend-alerts');
  await runVerb('tend-alerts');
  await eventually(async () => expect(await pushesTo(device)).toHaveLength(1));
  expect(await pushesTo(device)).toMatchObject([
    {
      title: 'On foot',
      // A busy machine may take some of them.
      body: expect.stringMatching(/^Starts in 1[0-5] minutes\.$/),
      url: `/wildlife/shows/${SHOW_TYPE}`,
    },
  ]);
  // One that is on the air before its time is announced too.
  const early = await newShow(SHOW_TYPE, { title: 'At once', show_ts: secondsFromNow(40 * MINUTE) });
  await call('startShow', { token: staff.token, body: { id: early.id, early: true } });
  await runVerb('tend-alerts');
  await eventually(async () => expect(await pushesTo(device)).toHaveLength(2));
  expect((await pushesTo(device)).at(-1)).toMatchObject({
    title: 'At once',
    body: 'It began early, and is on the air now.',
  });
});
