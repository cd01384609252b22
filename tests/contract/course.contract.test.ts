import { saveModuleInput } from '@boma/domain/course/course.schema.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishPlannedModules } from '../../functions/src/course/publish-planned-modules.ts';
import { saveModule } from '../../functions/src/course/save-module.ts';
import { showCourse } from '../../functions/src/course/show-course.ts';
import { call, request } from '../support/api.ts';
import {
  clearAir,
  deleteModules,
  draftModule,
  MODULE_TITLE,
  moduleOrder,
  openModule,
} from '../support/course.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

let staff: Viewer;
beforeAll(async () => {
  staff = await registerStaff('zoomie');
});
beforeEach(() => clearAir(staff.token));
afterEach(async () => {
  await clearAir(staff.token);
  await deleteModules();
});

const save = async (body: object) => (await call('saveModule', { token: staff.token, body })).data.module;
const air = (id: number, on_air: boolean) =>
  request('airModule', { token: staff.token, body: { id, on_air } });
const update = async () => (await stored.courseUpdate().get()).data();
/** With the newest version in the address, so that no shared cache answers. */
const course = async () => {
  const v = String((await update())?.version ?? 0);
  return (await call('showCourse', { query: { v } })).data.course;
};
const ours = async () => (await course()).modules.filter(({ title }) => title === MODULE_TITLE);

describe('two editors of one module', () => {
  it('refuses the edit that began with an older version', async () => {
    const { id, updated_at: version } = await save(openModule());
    await save({ ...openModule(), summary: 'The first editor’s words.', id, version });
    const body = { ...openModule(), summary: 'The second editor’s words.', id, version };
    const late = await request('saveModule', { token: staff.token, body });
    expect(late.status).toBe(409);
    const modules = (await call('listModules', { token: staff.token })).data.modules;
    expect(modules.find((module) => module.id === id)?.summary).toBe('The first editor’s words.');
  });
});

describe('GET /api/kids-course', () => {
  it('R3-018 R3-019 R7-017 answers the course with its modules', async () => {
    const { id } = await save(openModule());
    const answer = await request('showCourse', { query: { v: '1' } });
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
    const { data } = (await answer.json()) as { data: { course: { modules: object[] } } };
    expect(data.course.modules).toContainEqual(
      expect.objectContaining({
        id,
        updated_ts: expect.any(Number),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        on_air: false,
        stream_youtube_id: null,
        module_youtube_id: null,
        module_film: '/films/tracks.mp4',
      }),
    );
  });

  it('leaves drafts out, which staff see', async () => {
    const { id } = await save(draftModule());
    expect(await ours()).toEqual([]);
    const { modules } = (await call('listModules', { token: staff.token })).data;
    expect(modules.map((each) => each.id)).toContain(id);
  });
});

describe('a change of a module', () => {
  it('R7-106 is in notify-course-module-update with the module and a higher version, but that of a draft is not', async () => {
    const before = (await update())?.version ?? 0;
    const { id } = await save(openModule());
    expect(await update()).toEqual({
      version: before + 1,
      module: {
        id,
        updated_ts: expect.any(Number),
        updated_at: expect.any(String),
        on_air: false,
        stream_youtube_id: null,
        module_youtube_id: null,
      },
    });
    await save({ ...openModule(), id, summary: 'Who slept here?' });
    expect((await update())?.version).toBe(before + 2);
    expect((await ours())[0]?.summary).toBe('Who slept here?');
    await save({ ...openModule(), id, summary: 'Who slept here?' });
    await save(draftModule());
    expect((await update())?.version).toBe(before + 2);
    await save({ ...draftModule(), id });
    expect((await update())?.version).toBe(before + 3);
    expect(await ours()).toEqual([]);
  });

  it('is recorded with the fields that changed', async () => {
    const { id } = await save(openModule());
    await save({ ...openModule(), id, summary: 'Who slept here?' });
    const target = stored.courseModules(String(id)).path;
    const records = (await stored.auditLog.all().where('target', '==', target).get()).docs;
    expect(records.map((document) => document.data())).toContainEqual(
      expect.objectContaining({
        action: 'course.save',
        by: staff.uid,
        before: { summary: 'Who walked here last night?' },
        after: { summary: 'Who slept here?' },
      }),
    );
  });

  it('of an unknown module gets 404, and a bad one every problem', async () => {
    const body = { ...openModule(), id: 987_654 };
    expect((await request('saveModule', { token: staff.token, body })).status).toBe(404);
    const bad = { ...openModule(), title: '', questions: [] };
    const answer = await request('saveModule', { token: staff.token, body: bad });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['title', 'questions']);
  });
});

describe('a module on the air', () => {
  it('names its camera until it is taken off, and is the only one', async () => {
    const first = await save(openModule());
    const second = await save(openModule());
    expect((await air(first.id, true)).status).toBe(200);
    expect((await air(first.id, true)).status).toBe(200);
    expect((await update())?.module).toMatchObject({ id: first.id, on_air: true });
    expect((await ours()).find(({ id }) => id === first.id)).toMatchObject({
      on_air: true,
      stream_code: 'tau',
    });
    const refused = await air(second.id, true);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ alert: expect.stringContaining('is still on the air') });
    expect((await air(first.id, false)).status).toBe(200);
    expect((await air(second.id, true)).status).toBe(200);
    expect((await ours()).find(({ id }) => id === first.id)).toMatchObject({
      on_air: false,
      stream_code: null,
    });
  });

  it('is neither a draft nor without a source, and stays open', async () => {
    const draft = await save(draftModule());
    const unseen = await save({ ...openModule(), live_source: null });
    expect([(await air(draft.id, true)).status, (await air(unseen.id, true)).status]).toEqual([409, 409]);
    const { id } = await save(openModule());
    expect((await air(id, true)).status).toBe(200);
    const tomorrow = { kind: 'later', at: Date.now() + 86_400_000 };
    for (const change of [{ publish: { kind: 'draft' } }, { publish: tomorrow }, { live_source: null }]) {
      const body = { ...openModule(), id, ...change };
      expect((await request('saveModule', { token: staff.token, body })).status).toBe(409);
    }
  });
});

describe('a module for later', () => {
  const plan = (at: number, change: object = {}) => ({
    ...openModule(),
    publish: { kind: 'later', at },
    ...change,
  });
  const soon = () => Date.now() + 600_000;

  it('is for staff alone until its time; then viewers see it, and open pages hear of it once', async () => {
    const before = (await update())?.version ?? 0;
    const at = soon();
    const { id } = await save(plan(at));
    await save(plan(at, { id, summary: 'Who slept here?' }));
    expect([await ours(), (await update())?.version ?? 0]).toEqual([[], before]);
    expect((await air(id, true)).status).toBe(409);
    const seenAt = async (real: number) =>
      (await showCourse({ ctx: contextAt({ real }) })).modules.some((module) => module.id === id);
    expect([await seenAt(at - 1), await seenAt(at)]).toEqual([false, true]);
    expect(await publishPlannedModules({ ctx: contextAt({ real: at - 1 }) })).toEqual({ published: 0 });
    const ctx = contextAt({ real: at });
    const runs = await Promise.all([1, 2, 3].map(() => publishPlannedModules({ ctx })));
    expect(runs.map(({ published }) => published).toSorted()).toEqual([0, 0, 1]);
    expect(await update()).toMatchObject({ version: before + 1, module: { id } });
    expect((await ours()).map((module) => module.id)).toEqual([id]);
  });

  it('takes the words of an editor who began before its time came, and no time that is over otherwise', async () => {
    const at = soon();
    const { id, updated_at: version } = await save(plan(at));
    const ctx = { ...contextAt({ real: at + 1 }), action: 'course.save' as const };
    await publishPlannedModules({ ctx });
    const input = saveModuleInput.parse(plan(at, { id, version, summary: 'Who slept here?' }));
    expect(await saveModule({ ctx, input })).toMatchObject({ open: true, summary: 'Who slept here?' });
    expect((await ours()).map(({ summary }) => summary)).toEqual(['Who slept here?']);
    for (const change of [{}, { id }]) {
      const body = plan(Date.now() - 1, change);
      expect(await refusalOf(request('saveModule', { token: staff.token, body }))).toMatchObject({
        status: 422,
        errors: { 'module.publish.at': ['Choose a time to come.'] },
      });
    }
  });

  it('leaves the course without a word of what is planned', async () => {
    const { id } = await save(openModule());
    const before = (await update())?.version ?? 0;
    await save(plan(soon(), { id, recording: { kind: 'youtube', youtube_id: 'bomaRidge01' } }));
    expect(await update()).toMatchObject({ version: before + 1, module: { id, module_youtube_id: null } });
    expect(await ours()).toEqual([]);
  });
});

describe('the order of the modules', () => {
  const order = (by: Viewer, from: number[], to: number[]) =>
    request('orderModules', { token: by.token, body: { from, to } });

  it('is changed in one call, which open pages hear of, and recorded', async () => {
    const [first, second] = [await save(openModule()), await save(openModule())];
    const [from, before] = [await moduleOrder(), (await update())?.version ?? 0];
    const to = [...from.slice(0, -2), second.id, first.id];
    // The answer was lost, so staff drop it again.
    for (let call = 0; call < 2; call += 1) expect((await order(staff, from, to)).status).toBe(200);
    expect((await ours()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await ours()).map(({ position }) => position)).toEqual([to.length - 1, to.length]);
    expect((await update())?.version).toBe(before + 1);
    const records = (await stored.auditLog.all().where('by', '==', staff.uid).get()).docs
      .map((record) => record.data())
      .filter(({ action }) => action === 'course.order');
    expect(records).toMatchObject([
      { target: 'course-modules', before: { order: from.map(String) }, after: { order: to.map(String) } },
    ]);
  });

  it('is refused over an order of a colleague, who is named; so is an edit of a module that moved', async () => {
    const [first, second] = [await save(openModule()), await save(openModule())];
    const from = await moduleOrder();
    const to = [...from.slice(0, -2), second.id, first.id];
    const colleague = await registerStaff('zoomie');
    expect((await order(colleague, from, to)).status).toBe(200);
    const refused = { status: 409, code: 'conflict', colleague: colleague.displayName };
    const late = order(staff, from, [second.id, ...from.filter((id) => id !== second.id)]);
    expect(await refusalOf(late)).toMatchObject(refused);
    const body = { ...openModule(), summary: 'Who?', id: first.id, version: first.updated_at };
    expect(await refusalOf(request('saveModule', { token: staff.token, body }))).toMatchObject(refused);
    expect((await order(staff, to, to.slice(1))).status).toBe(409);
    expect(await moduleOrder()).toEqual(to);
  });
});

describe('joining', () => {
  it('R6-016 marks the user, who can take it back; a guest is refused', async () => {
    const { token } = await registerViewer();
    const isJunior = async () => (await call('showUser', { token })).data.user.jr;
    expect(await isJunior()).toBe(false);
    expect(await call('joinCourse', { token, body: { join: true } })).toEqual({ data: { jr: true } });
    expect(await isJunior()).toBe(true);
    await call('joinCourse', { token, body: { join: false } });
    expect(await isJunior()).toBe(false);
    expect((await request('joinCourse', { body: { join: true } })).status).toBe(401);
  });
});
