import type { ApiResponse } from '@boma/domain/api.ts';
import { cursorAfter } from '@boma/domain/list-cursor.ts';
import { EXPORT_LINES, type ExportedMember } from '@boma/domain/staff/exports.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { pageToExport } from '../../functions/src/staff/page-to-export.ts';
import { call, request } from '../support/api.ts';
import { grantMembership } from '../support/people/members.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { deleteSightings, newSighting } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';

const DAY = 86_400_000;
const MARK = 'exports-test';

let admin: Viewer;
let zoomie: Viewer;
beforeAll(async () => {
  [admin, zoomie] = [await registerStaff('admin'), await registerStaff('zoomie')];
});

const recordsOf = async (action: string) => {
  const { docs } = await stored.auditLog.all().where('by', '==', admin.uid).get();
  return docs.map((document) => document.data()).filter((record) => record.action === action);
};

/** All pages of the members. */
async function members() {
  const all: ExportedMember[] = [];
  let after: string | null = null;
  do {
    const { data }: ApiResponse<'exportMembers'> = await call('exportMembers', {
      token: admin.token,
      body: { after },
    });
    all.push(...data.members);
    after = data.next;
  } while (after !== null);
  return all;
}

it('has those who pay and those to whom staff gave a membership, each once, and records who took them', async () => {
  admin = await registerStaff('admin');
  const [paying, given, both, ended] = await Promise.all([
    registerViewer(),
    registerViewer(),
    registerViewer(),
    registerViewer(),
  ]);
  await grantMembership(paying);
  await grantMembership(both);
  await grantMembership(ended, -DAY);
  for (const { uid } of [given, both])
    await call('giveMembership', {
      token: admin.token,
      body: { uid, days: 2, reason: 'Thank you for the photos.' },
    });
  const found = await members();
  const of = ({ uid }: Viewer) => found.filter((member) => member.uid === uid);
  expect(of(paying)).toMatchObject([{ paid_until: expect.any(Number), given_until: null }]);
  expect(of(paying)[0]?.email).toMatch(/@/);
  expect(of(given)).toMatchObject([{ status: null, paid_until: null, given_until: expect.any(Number) }]);
  expect(of(both)).toHaveLength(1);
  expect(of(ended)).toEqual([]);
  const records = await recordsOf('members.export');
  expect(new Set(records.map(({ target }) => target))).toEqual(new Set(['exports/members']));
  expect(records.reduce((sum, { after }) => sum + Number(after?.lines), 0)).toBe(found.length);
});

it('has the audit log by the filter of the page, and records that too', async () => {
  const body = { after: null, person: admin.uid, action: 'membership.give' };
  const { records, next } = (await call('exportAudit', { token: admin.token, body })).data;
  expect(next).toBeNull();
  expect(records.length).toBeGreaterThan(0);
  expect(records.every(({ by, action }) => by === admin.uid && action === 'membership.give')).toBe(true);
  expect(await recordsOf('audit.export')).toMatchObject([
    { target: 'exports/audit-log', after: { lines: records.length, action: 'membership.give' } },
  ]);
});

/** Records of a person who acts in no other test, the oldest first. They are removed at the end of the file. */
const written: string[] = [];
async function recordAll(person: string, records: readonly object[]): Promise<void> {
  for (const [at, record] of records.entries()) {
    const document = stored.auditLog.all().doc();
    written.push(document.id);
    await document.set({
      at: Date.now() + at,
      by: person,
      action: 'sighting.post',
      target: '',
      person: null,
      before: null,
      after: null,
      reason: '',
      expires_at: timestampOf((Date.now() + DAY) / 1000),
      ...record,
    });
  }
}
afterAll(() => Promise.all(written.map((id) => stored.auditLog(id).delete())));
const exportedOf = async (person: string) =>
  (
    await call('exportAudit', { token: admin.token, body: { after: null, person } })
  ).data.records.toReversed();

it('has the records of withheld sightings without what was seen where', async () => {
  const person = `${MARK}-${Date.now()}`;
  const facts = { species: 'white rhino', stream: { slug: 'tau' } };
  const target = `withheld-sightings/${MARK}`;
  await recordAll(person, [{ target, after: facts }]);
  expect(await exportedOf(person)).toMatchObject([{ target, before: null, after: null }]);
  const listed = (await call('listAudit', { token: admin.token, query: { person } })).data.records;
  expect(listed).toMatchObject([{ after: facts }]);
});

it('has the records of sightings without those of animals that are protected since', async () => {
  const person = `${MARK}-since-${Date.now()}`;
  const [genet, since] = [await newSighting(), `${MARK}-since`];
  const stream = { slug: 'tau' };
  await stored.withheldSightings(since).set({
    id: since,
    created_ts: 1_900_000_000,
    caption: 'Pangolin',
    message: '',
    stream,
    species: 'pangolin',
    count: 1,
  });
  const seen = (species: string) => ({ species, stream });
  const noted = { before: { message: 'By the north gate.' }, after: { message: 'By the far gate.' } };
  const nothing = { before: null, after: null };
  const records = [
    // Its facts say where it stood, and it is gone.
    [{ target: `sightings/${MARK}-gone`, after: seen('pangolin') }, nothing],
    [{ target: `sightings/${MARK}-gone`, ...noted }, nothing],
    // It was reported as a lion, and corrected.
    [{ target: `sightings/${since}`, after: seen('lion') }, nothing],
    [{ target: `sightings/${since}`, before: { species: 'lion' }, after: { species: 'pangolin' } }, nothing],
    [{ target: `sightings/${since}`, ...noted }, nothing],
    [{ target: `photos/${MARK}`, before: { species: null }, after: { species: 'black rhino' } }, nothing],
    // It was corrected, and has been removed since.
    [{ target: `sightings/${MARK}-corrected`, after: seen('lion') }, nothing],
    [
      { target: `sightings/${MARK}-corrected`, before: { species: 'lion' }, after: { species: 'pangolin' } },
      nothing,
    ],
    [
      { target: `streams/${MARK}`, after: { species: [{ name: 'pangolin', likelihood: 'rarely' }] } },
      nothing,
    ],
    [{ target: `streams/${MARK}`, after: { place: { name: 'Mopane Hide', protected_den: true } } }, nothing],
    // What is no secret stays.
    [
      { target: `streams/${MARK}`, after: { place: { name: 'Tau', protected_den: false } } },
      { before: null, after: { place: { name: 'Tau', protected_den: false } } },
    ],
    [
      { target: `sightings/${genet}`, after: seen('genet') },
      { before: null, after: seen('genet') },
    ],
    [{ target: `sightings/${genet}`, ...noted }, noted],
    [
      { target: `sightings/${MARK}-lion`, before: seen('lion') },
      { before: seen('lion'), after: null },
    ],
    [{ target: `streams/${MARK}`, ...noted }, noted],
  ] as const;
  await recordAll(
    person,
    records.map(([record]) => record),
  );
  const exported = await exportedOf(person);
  expect(exported.map(({ before, after }) => ({ before, after }))).toEqual(records.map(([, kept]) => kept));
  const listed = (await call('listAudit', { token: admin.token, query: { person } })).data.records;
  expect(listed.at(-1)).toMatchObject({ after: seen('pangolin') });
  await Promise.all([stored.withheldSightings(since).delete(), deleteSightings([genet])]);
});

it('has the sightings without those that are withheld', async () => {
  const id = await newSighting();
  const withheld = { id: `${MARK}-rhino`, created_ts: 1_900_000_000, caption: 'A rhino', message: '' };
  await stored
    .withheldSightings(withheld.id)
    .set({ ...withheld, stream: { slug: 'tau' }, species: 'white rhino', count: 1 });
  const { sightings } = (await call('exportSightings', { token: zoomie.token, body: { after: null } })).data;
  expect(sightings.map((sighting) => sighting.id)).toContain(id);
  expect(JSON.stringify(sightings)).not.toMatch(/rhino/i);
  await stored.withheldSightings(withheld.id).delete();
});

it.each(['', '1', 'x.y.z', '1.a/b', `1.${'a'.repeat(200)}`])('refuses the place %j', async (after) => {
  const refused = request('exportMembers', { token: admin.token, body: { after } });
  expect(await refusalOf(refused)).toMatchObject({ status: 422, code: 'invalid-input' });
});

it('gives the addresses of members and the audit log to no moderator', async () => {
  for (const name of ['exportMembers', 'exportAudit'] as const)
    expect((await request(name, { token: zoomie.token, body: { after: null } })).status).toBe(403);
});

const ids = Array.from({ length: EXPORT_LINES + 1 }, (_, at) => `${MARK}-${String(at).padStart(5, '0')}`);
afterAll(() => Promise.all(ids.map((id) => stored.revokedSignIns(id).delete())));

it('continues after the last document of a page, also among equal times', async () => {
  const write = firestore().bulkWriter();
  for (const id of ids) void write.set(stored.revokedSignIns(id), { uid: MARK, revoked_at: 7 });
  await write.close();
  const query = stored.revokedSignIns
    .all()
    .where('uid', '==', MARK)
    .orderBy('revoked_at')
    .orderBy('__name__');
  const first = await pageToExport({ query, field: 'revoked_at', after: null });
  expect(first.docs).toHaveLength(EXPORT_LINES);
  expect(first.next).toBe(cursorAfter({ at: 7, id: String(ids[EXPORT_LINES - 1]) }));
  const second = await pageToExport({ query, field: 'revoked_at', after: first.next });
  expect([second.docs.map(({ id }) => id), second.next]).toEqual([[ids.at(-1)], null]);
});
