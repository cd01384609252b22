import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { announceDown, announceHealth } from '../../functions/src/alerts/announce-duties.ts';
import { announceReturns } from '../../functions/src/alerts/announce-events.ts';
import { spreadEvents } from '../../functions/src/alerts/spread-events.ts';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { addDevice, isSpread, pushesTo, wantAlerts } from '../support/alerts.ts';
import { call, request } from '../support/api.ts';
import { withoutTriggers } from '../support/background-triggers.ts';
import { newContactMessage } from '../support/contact.ts';
import { eventually } from '../support/eventually.ts';
import { checkStreamsNow, liveSite } from '../support/live.ts';
import { deleteMails, newMail } from '../support/mails.ts';
import { runVerb } from '../support/payments.ts';
import { updateAccount } from '../support/people/auth-emulator.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { setOnAir } from '../support/run.ts';
import { cameraFor, deleteCatalogueOf, newSlugFor } from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

/** It goes off the air, so no other file needs its picture. */
const CAMERA = 'mopane-hide';
const MINUTE = 60_000;
const MARK = 'on-call-camera';

afterAll(() => deleteCatalogueOf(MARK));

/** A member of staff whom pushes reach on one device, at any hour. */
async function colleague() {
  const person = await registerStaff('zoomie');
  await wantAlerts(person, {});
  return { person, device: await addDevice(person) };
}
const pass = ({ token }: Viewer, from: string | null, to: string | null) =>
  request('passDuty', { token, body: { from, to } });
const alertOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { alert?: string }).alert,
];
const titlesTo = async (device: string) => (await pushesTo(device)).map(({ title }) => title);

it('reaches the colleague on call alone, whose duty is shown, passed on and recorded', async () => {
  const [first, second] = [await colleague(), await colleague()];
  const { uid } = first.person;
  expect((await pass(first.person, null, uid)).status).toBe(200);
  await newContactMessage();
  // An appeal of another test may be told meanwhile.
  const MESSAGE = 'A message to the rangers';
  const ofMessages = async () => (await titlesTo(first.device)).filter((title) => title === MESSAGE);
  await eventually(async () => expect(await ofMessages()).toEqual([MESSAGE]));
  expect(await titlesTo(second.device)).toEqual([]);
  const next = second.person.uid;
  const { colleagues } = (
    await call('passDuty', { token: second.person.token, body: { from: uid, to: next } })
  ).data;
  expect(colleagues.find((each) => each.uid === uid)?.on_call_since).toBeNull();
  expect(colleagues.find((each) => each.uid === next)).toMatchObject({
    on_call_since: expect.any(Number),
    devices: 1,
    mail: false,
  });
  const names = (await call('showDesk', { token: first.person.token })).data.on_call;
  expect(names).toContain(colleagues.find((each) => each.uid === next)?.name);
  // The same call again changes nothing; another one is late.
  expect((await pass(first.person, uid, next)).status).toBe(200);
  expect(await alertOf(await pass(first.person, uid, (await colleague()).person.uid))).toEqual([
    409,
    'A colleague has changed who is on call. Look at the list again.',
  ]);
  const { docs } = await stored.auditLog.all().where('person', '==', next).get();
  const records = docs.map((record) => record.data()).filter(({ action }) => action === 'duty.pass');
  expect(records).toMatchObject([{ by: next, before: { on_call: uid }, after: { on_call: next } }]);
  const admin = await registerStaff('admin');
  const listed = await call('listAudit', {
    token: admin.token,
    query: { person: next, action: 'duty.pass' },
  });
  expect(listed.data.records).toMatchObject([
    { target_name: colleagues.find((each) => each.uid === next)?.name },
  ]);
});

it('refuses to put on call whom nothing would reach, and who is not staff', async () => {
  const [{ person }, other, viewer] = [
    await colleague(),
    await registerStaff('zoomie'),
    await registerViewer(),
  ];
  expect(await alertOf(await pass(person, null, other.uid))).toEqual([
    409,
    'Nothing would reach this colleague. They must first choose notifications on a device or mails on their own page.',
  ]);
  expect(await alertOf(await pass(other, null, other.uid))).toEqual([
    409,
    'Nothing would reach you. Choose notifications on a device or mails below first.',
  ]);
  await wantAlerts(viewer, {});
  await addDevice(viewer);
  expect(await alertOf(await pass(person, null, viewer.uid))).toEqual([409, 'Only staff can be on call.']);
  expect((await pass(person, null, null)).status).toBe(422);
  for (const token of [viewer.token, undefined])
    expect((await request('showOnCall', token === undefined ? {} : { token })).status).toBe(
      token ? 403 : 401,
    );
});

it('mails what a colleague chose for mails, to a confirmed address alone', async () => {
  const { person, device } = await colleague();
  const wishes = { push: [], mail: ['contact'] } as const;
  const save = () => request('saveDuty', { token: person.token, body: wishes });
  expect((await save()).status).toBe(422);
  await updateAccount(person, { emailVerified: true });
  expect((await save()).status).toBe(200);
  expect((await pass(person, null, person.uid)).status).toBe(200);
  await newContactMessage();
  const [mail] = await eventually(async () => {
    const { docs } = await stored.mail.all().where('uid', '==', person.uid).get();
    expect(docs).toHaveLength(1);
    return docs.map((document) => document.data());
  });
  expect(mail).toMatchObject({ to: person.email, message: { subject: 'A message to the rangers' } });
  expect(mail?.message.text).toContain('/staff/on-call');
  expect(await titlesTo(device)).toEqual([]);
});

it('takes the zone of the first browser for the quiet hours, and keeps one that was chosen', async () => {
  const zoneOf = async ({ uid }: Viewer) => (await stored.alerts(uid).get()).data()?.zone;
  const wish = ({ token }: Viewer, zone?: string) =>
    request('saveDuty', { token, body: { push: ['contact'], mail: [], ...(zone && { zone }) } });
  const addIn = ({ token }: Viewer, zone: string) =>
    request('addPushDevice', { token, body: { token: `simulated-${randomUUID()}`, zone } });
  const [first, second] = [await registerStaff('zoomie'), await registerStaff('zoomie')];
  // An older page names no zone.
  expect((await wish(first)).status).toBe(200);
  expect(await zoneOf(first)).toBe('UTC');
  expect((await wish(first, 'Pacific/Auckland')).status).toBe(200);
  expect(await zoneOf(first)).toBe('Pacific/Auckland');
  expect((await addIn(first, 'Africa/Nairobi')).status).toBe(200);
  expect(await zoneOf(first)).toBe('Pacific/Auckland');
  expect((await addIn(second, 'Africa/Nairobi')).status).toBe(200);
  expect(await zoneOf(second)).toBe('Africa/Nairobi');
  // A browser may know a zone that the server does not.
  expect((await addIn(second, 'Nowhere/At_All')).status).toBe(200);
  expect(await zoneOf(second)).toBe('Africa/Nairobi');
});

it('tells the colleague on call of a camera that has shown no picture for three minutes', async () => {
  const { person, device } = await colleague();
  await pass(person, null, person.uid);
  const isLive = async () => {
    await checkStreamsNow();
    return (await liveSite()).live.includes(CAMERA);
  };
  await setOnAir(CAMERA, false);
  try {
    await expect.poll(isLive).toBe(false);
    const { name = '' } = (await stored.streams(CAMERA).get()).data() ?? {};
    await announceDown({ ctx: contextAt({ real: Date.now() + 4 * MINUTE }) });
    await eventually(async () => expect(await titlesTo(device)).toEqual([`${name} is down`]));
    const [push] = await pushesTo(device);
    expect(push).toMatchObject({
      body: 'The camera has shown no picture for three minutes.',
      url: `/staff/cameras/${CAMERA}`,
    });
  } finally {
    await setOnAir(CAMERA, true);
    await expect.poll(isLive).toBe(true);
  }
});

it('tells once a day that everybody can watch a members’ camera, and that mails do not leave', async () => {
  const { person, device } = await colleague();
  await pass(person, null, person.uid);
  const [camera] = (await stored.streams.all().where('subscriber_only', '==', true).limit(1).get()).docs;
  const { slug, name } = camera?.data() ?? { slug: '', name: '' };
  // A day that no other test has told of anything.
  const real = Date.now() + 400 * 24 * 60 * MINUTE;
  const checks = stored.streamChecks();
  const setUnlocked = async (unlocked: boolean) => {
    const { streams = {} } = (await checks.get()).data() ?? {};
    const check = streams[slug];
    if (!check) throw new Error('The seed has a members’ camera that is checked.');
    await checks.set({ streams: { ...streams, [slug]: { ...check, unlocked } } });
  };
  const stuck = await withoutTriggers(() => newMail('nobody@viewers.test', real - 30 * MINUTE));
  const event = stored.alertEvents(`health.unlocked.${slug}.${new Date(real).toISOString().slice(0, 10)}`);
  // The check of each minute writes what it found, so this one may have to be written again.
  await expect
    .poll(async () => {
      await setUnlocked(true);
      await announceHealth({ ctx: contextAt({ real }) });
      return (await event.get()).exists;
    })
    .toBe(true);
  await announceHealth({ ctx: contextAt({ real: real + MINUTE }) });
  await Promise.all([setUnlocked(false), deleteMails([stuck])]);
  const said = [`${name} is set up wrongly`, 'Mails do not leave'];
  await eventually(async () => {
    const heard = (await titlesTo(device)).filter((title) => said.includes(String(title)));
    expect(heard.toSorted()).toEqual(said.toSorted());
  });
});

it('says that a camera is down after three minutes, and that it is back', async () => {
  const { person, device } = await colleague();
  await pass(person, null, person.uid);
  const real = Date.now();
  const began_at = real - 4 * MINUTE;
  const outage = stored.streamOutages(`${CAMERA}.${began_at}`);
  await outage.set({
    slug: CAMERA,
    began_at,
    ended_at: null,
    expires_at: timestampOf((real + MINUTE) / 1000),
  });
  await announceDown({ ctx: contextAt({ real: began_at + 2 * MINUTE }) });
  const down = stored.alertEvents(`camera-down.${CAMERA}.${began_at}`);
  expect((await down.get()).exists).toBe(false);
  await announceDown({ ctx: contextAt({ real }) });
  // The camera has a picture, so staff would hear nothing of an old outage.
  await eventually(async () => expect((await down.get()).data()?.spread).toBe(true));
  expect(await titlesTo(device)).toEqual([]);
  await outage.update({ ended_at: real });
  await announceReturns({ ctx: contextAt({ real }) });
  await spreadEvents({ ctx: contextAt({ real }) });
  await eventually(async () => expect(await titlesTo(device)).toEqual([expect.stringMatching(/ is back$/)]));
  await outage.delete();
});

it('says that a camera is back once viewers see it after maintenance, and nothing of a blip', async () => {
  const [{ person, device }, viewer, slug] = [await colleague(), await registerViewer(), newSlugFor(MARK)()];
  await pass(person, null, person.uid);
  const save = async (maintenance: boolean) => {
    const { cameras } = (await call('listCameras', { token: person.token })).data;
    const version = cameras.find(({ camera }) => camera.slug === slug)?.version ?? null;
    const camera = cameraFor(slug, { maintenance });
    await call('saveCamera', { token: person.token, body: { version, camera } });
  };
  await save(true);
  const hasPicture = async () => {
    await checkStreamsNow();
    return (await stored.streamStatus(slug).get()).data()?.live;
  };
  await expect.poll(hasPicture).toBe(true);
  await wantAlerts(viewer, { cameras: [slug], back: true });
  const viewersDevice = await addDevice(viewer);
  const ended_at = Date.now() - 4 * MINUTE;
  const [long, blip] = [ended_at - 60 * MINUTE, ended_at - MINUTE];
  const expires_at = timestampOf((Date.now() + 60 * MINUTE) / 1000);
  for (const began_at of [long, blip])
    await stored.streamOutages(`${slug}.${began_at}`).set({ slug, began_at, ended_at, expires_at });
  const queued = () =>
    Promise.all(['back', 'camera-back'].map((kind) => isSpread(`${kind}.${slug}.${long}`)));
  await runVerb('tend-alerts');
  expect(await queued()).toEqual([undefined, undefined]);
  await save(false);
  expect((await liveSite()).live).toContain(slug);
  await runVerb('tend-alerts');
  await eventually(async () => expect(await queued()).toEqual([true, true]));
  await eventually(async () =>
    expect(await titlesTo(viewersDevice)).toEqual([`Camera ${slug} is back on the air`]),
  );
  await eventually(async () => expect(await titlesTo(device)).toContain(`Camera ${slug} is back`));
  for (const kind of ['back', 'camera-back'])
    expect(await isSpread(`${kind}.${slug}.${blip}`)).toBeUndefined();
  expect((await stored.alerts(viewer.uid).get()).data()?.push_state.recent).toHaveLength(1);
  for (const began_at of [long, blip]) await stored.streamOutages(`${slug}.${began_at}`).delete();
});

it('ends with the role', async () => {
  const [{ person, device }, admin] = [await colleague(), await registerStaff('admin')];
  await pass(person, null, person.uid);
  await call('takeRole', { token: admin.token, body: { uid: person.uid, role: 'zoomie' } });
  expect((await stored.alerts(person.uid).get()).data()?.duty.on_call_since).toBeNull();
  await newContactMessage();
  await eventually(async () => {
    const queued = await stored.alertEvents.all().where('spread', '==', false).get();
    expect(queued.docs.filter(({ id }) => id.startsWith('contact.'))).toEqual([]);
  });
  expect(await titlesTo(device)).toEqual([]);
});
