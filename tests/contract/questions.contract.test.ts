import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { moveQuestion } from '../../functions/src/questions/move-question.ts';
import { call, request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { deleteQuestions, newQuestion, storedQuestion } from '../support/questions.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

let staff: Viewer;
let viewer: Viewer;
const made: string[] = [];

beforeAll(async () => {
  [staff, viewer] = [
    await registerStaff('zoomie'),
    await registerViewer({ displayName: `Thandi ${Date.now()}` }),
  ];
});
afterEach(() => {
  vi.restoreAllMocks();
  return deleteQuestions(made.splice(0));
});

const ask = (question: unknown, { token, allow = 1 }: { token?: string; allow?: unknown } = {}) =>
  request('askQuestion', { ...(token !== undefined && { token }), body: { question, allow } });

/** Asks as the viewer and answers the id. */
async function asked(question: string, person = viewer, allow: 0 | 1 = 1): Promise<string> {
  const { id } = (await call('askQuestion', { token: person.token, body: { question, allow } })).data;
  made.push(id);
  return id;
}

async function waiting(change: Parameters<typeof newQuestion>[0] = {}): Promise<string> {
  const id = await newQuestion(change);
  made.push(id);
  return id;
}

const move = (id: string, from: string, to: string, { token } = staff) =>
  request('moveQuestion', { token, body: { id, from, to } });
const merge = (id: string, into: string) =>
  request('mergeQuestions', { token: staff.token, body: { id, into } });
const vote = (id: string, { token }: Pick<Viewer, 'token'>, wanted = true) =>
  request('voteQuestion', { token, body: { id, vote: wanted } });

const published = async () => (await stored.publishedQuestions().get()).data()?.questions ?? [];
const publishedOf = async (...ids: string[]) => (await published()).filter(({ id }) => ids.includes(id));
const recordsOf = async (id: string) =>
  (await stored.auditLog.all().where('target', '==', `show-questions/${id}`).get()).docs.map((document) =>
    document.data(),
  );

describe('asking', () => {
  it('R2-220 R3-049 R7-047 R7-104 stores the question with its asker, text and time, and one vote', async () => {
    const before = Date.now();
    const id = await asked('Do <b>lions</b>   swim?');
    const question = await storedQuestion(id);
    expect(question).toEqual({
      uid: viewer.uid,
      author: viewer.displayName,
      question: 'Do lions swim?',
      sent_at: expect.any(Number),
      stage: 'waiting',
      queued_at: null,
      votes: 1,
      merged_into: null,
    });
    expect(question?.sent_at).toBeGreaterThanOrEqual(before);
    expect(await publishedOf(id)).toEqual([]);
  });

  it('R7-050 keeps the name out of a question whose asker does not allow it', async () => {
    expect((await storedQuestion(await asked('Do lions swim?', viewer, 0)))?.author).toBeNull();
    expect((await ask('Do lions swim?', { token: viewer.token, allow: 2 })).status).toBe(422);
  });

  it.each([
    [''],
    ['   '],
    ['<b></b>'],
    [undefined],
  ])('R5-027 refuses %j with the words for an empty question', async (question) => {
    const answer = await ask(question, { token: viewer.token });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { question: ['Please ask a question'] } });
  });

  it.each([
    ['4 characters', 'Why?'],
    ['4 characters in markup', '<i>Why?</i>'],
    ['201 characters', 'a'.repeat(201)],
    ['5,000 characters', 'a'.repeat(5000)],
  ])('R5-028 refuses %s', async (_name, question) => {
    const answer = await ask(question, { token: viewer.token });
    expect(answer.status).toBe(422);
    const words = 'Questions must be between 5 and 200 characters.';
    expect(await answer.json()).toMatchObject({ errors: { question: [words] } });
  });

  it.each([['Swim?'], ['a'.repeat(200)]])('R5-028 accepts %s', async (question) => {
    const person = await registerViewer();
    expect((await storedQuestion(await asked(question, person)))?.question).toBe(question);
  });

  it('R8-008 R7-049 refuses a guest with the words of the specification', async () => {
    const answer = await ask('Do lions swim?');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'unauthenticated',
      alert: 'Sign-in / Sign-up: Unfortunately only registered / subscribed users can ask questions.',
    });
  });

  it('refuses a muted and a banned user with the reason', async () => {
    const person = await registerViewer();
    const impose = (kind: 'mute' | 'ban', more: object) =>
      call('imposeSanction', {
        token: staff.token,
        body: { uid: person.uid, kind, reason: 'Please rest.', ...more },
      });
    await asked('Do lions swim?', person);
    await impose('mute', { minutes: 5 });
    const muted = await ask('Do lions swim?', { token: person.token });
    expect(muted.status).toBe(403);
    expect(await muted.json()).toMatchObject({
      code: 'muted',
      alert: expect.stringContaining('Please rest.'),
    });
    await impose('ban', {});
    const banned = await ask('Do lions swim?', { token: person.token });
    expect(banned.status).toBe(403);
    expect(await banned.json()).toMatchObject({
      code: 'banned',
      alert: expect.stringContaining('Please rest.'),
    });
  });

  it('makes a user who floods the list wait, and no other user', async () => {
    const person = await registerViewer();
    for (let count = 0; count < 5; count += 1) await asked(`Question ${count}?`, person);
    const refused = await ask('One more?', { token: person.token });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      alert: 'Thank you for so many questions. Please ask the next one in a minute.',
    });
    await asked('Me too?', await registerViewer());
  });
});

describe('a move of staff', () => {
  it('R2-296 stores the stage on the question, leaves a record, and publishes chosen questions only', async () => {
    const id = await waiting();
    expect((await move(id, 'waiting', 'queued')).status).toBe(200);
    const queued = await storedQuestion(id);
    expect(queued).toMatchObject({ stage: 'queued', queued_at: expect.any(Number) });
    expect(queued?.moved_at).toBe(queued?.queued_at);
    expect(await publishedOf(id)).toEqual([
      { id, question: 'Do lions swim?', author: 'Thandi', votes: 1, answering: false },
    ]);
    expect((await move(id, 'queued', 'waiting')).status).toBe(200);
    expect(await publishedOf(id)).toEqual([]);
    expect((await move(id, 'waiting', 'removed')).status).toBe(200);
    const records = await recordsOf(id);
    expect(records).toHaveLength(3);
    expect(records).toContainEqual(
      expect.objectContaining({
        by: staff.uid,
        action: 'question.move',
        before: { stage: 'waiting' },
        after: { stage: 'queued' },
      }),
    );
  });

  it('is refused when a colleague was faster, and changes nothing when repeated', async () => {
    const id = await waiting();
    expect((await move(id, 'waiting', 'removed')).status).toBe(200);
    expect((await move(id, 'waiting', 'queued')).status).toBe(409);
    expect((await move(id, 'waiting', 'removed')).status).toBe(200);
    expect((await storedQuestion(id))?.stage).toBe('removed');
    expect(await recordsOf(id)).toHaveLength(1);
    expect((await move('no-such-question', 'waiting', 'queued')).status).toBe(404);
    expect((await move(id, 'removed', 'merged')).status).toBe(422);
    expect((await move('a/b', 'waiting', 'queued')).status).toBe(422);
  });

  it('lets one question be answered at a time, also when two staff begin at once', async () => {
    const ids = [await waiting(), await waiting(), await waiting()];
    for (const id of ids) await move(id, 'waiting', 'queued');
    const begunAt = Math.max(
      ...(await Promise.all(ids.map(async (id) => (await storedQuestion(id))?.moved_at ?? 0))),
    );
    const answers = await Promise.all(ids.map((id) => move(id, 'queued', 'answering')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stages = await Promise.all(ids.map(async (id) => (await storedQuestion(id))?.stage));
    expect(stages.toSorted()).toEqual(['answered', 'answered', 'answering']);
    // The list of answered ones goes by when they were, also where the next one ended them.
    for (const id of ids) expect((await storedQuestion(id))?.moved_at).toBeGreaterThan(begunAt);
    const current = ids[stages.indexOf('answering')];
    await eventually(async () =>
      expect(await publishedOf(...ids)).toEqual([expect.objectContaining({ id: current, answering: true })]),
    );
  });

  it('lets one be answered when a colleague begins with the last one again at the same moment', async () => {
    const [last, next] = [await waiting({ stage: 'queued' }), await waiting({ stage: 'queued' })];
    await move(last, 'queued', 'answering');
    await move(last, 'answering', 'queued');
    const batch = firestore().batch();
    const commit = batch.commit.bind(batch);
    vi.spyOn(firestore(), 'batch').mockReturnValueOnce(batch);
    vi.spyOn(batch, 'commit').mockImplementationOnce(async () => {
      expect((await move(last, 'queued', 'answering')).status).toBe(200);
      return commit();
    });
    const ctx = await contextAt({ uid: staff.uid }).staff('question.move');
    await moveQuestion({ ctx, input: { id: next, from: 'queued', to: 'answering' } });
    expect((await storedQuestion(last))?.stage).toBe('answered');
    expect((await storedQuestion(next))?.stage).toBe('answering');
  });
});

describe('votes', () => {
  it('count once for each viewer and question, and can be taken back', async () => {
    const id = await asked('Do lions swim?');
    const other = await registerViewer();
    expect((await vote(id, other)).status).toBe(404);
    await move(id, 'waiting', 'queued');
    for (const person of [other, other, viewer]) expect((await vote(id, person)).status).toBe(200);
    expect((await storedQuestion(id))?.votes).toBe(2);
    await eventually(async () => expect(await publishedOf(id)).toMatchObject([{ votes: 2 }]));
    for (const person of [other, other]) await vote(id, person, false);
    expect((await storedQuestion(id))?.votes).toBe(1);
    expect((await request('voteQuestion', { body: { id, vote: true } })).status).toBe(401);
  });

  it('of many viewers at once all count, and order the public list', async () => {
    const [first, second] = [
      await waiting({ stage: 'queued', queued_at: 1 }),
      await asked('Can hippos run?'),
    ];
    await move(second, 'waiting', 'queued');
    const voters = await Promise.all(Array.from({ length: 6 }, () => registerViewer()));
    const answers = await Promise.all(voters.map((person) => vote(second, person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await eventually(async () =>
      expect((await publishedOf(first, second)).map(({ id, votes }) => [id, votes])).toEqual([
        [second, 7],
        [first, 1],
      ]),
    );
  });
});

describe('merging', () => {
  it('moves the votes of the duplicate, counts no viewer twice, and redirects later votes', async () => {
    const [both, one, late] = [await registerViewer(), await registerViewer(), await registerViewer()];
    const [kept, duplicate] = [await asked('Do lions swim?', both), await asked('Can lions swim?', one)];
    for (const id of [kept, duplicate]) await move(id, 'waiting', 'queued');
    await vote(duplicate, both);
    expect((await storedQuestion(duplicate))?.votes).toBe(2);
    expect((await merge(duplicate, kept)).status).toBe(200);
    expect(await storedQuestion(duplicate)).toMatchObject({ stage: 'merged', merged_into: kept });
    expect((await storedQuestion(kept))?.votes).toBe(2);
    for (const person of [late, one]) expect((await vote(duplicate, person)).status).toBe(200);
    expect((await storedQuestion(kept))?.votes).toBe(3);
    await eventually(async () =>
      expect(await publishedOf(kept, duplicate)).toMatchObject([{ id: kept, votes: 3, merged: [duplicate] }]),
    );
    expect((await merge(duplicate, kept)).status).toBe(200);
    expect((await recordsOf(duplicate)).filter(({ action }) => action === 'question.merge')).toHaveLength(1);
  });

  it('names the duplicates of a duplicate to pages too, without their askers', async () => {
    const [first, second] = [await asked('Do lions swim?'), await waiting()];
    const kept = await waiting({ stage: 'queued' });
    await merge(first, second);
    await merge(second, kept);
    const shown = async () => (await publishedOf(kept))[0];
    await eventually(async () => expect(await shown()).toMatchObject({ merged: [first, second] }));
    expect(JSON.stringify(await shown())).not.toContain(viewer.uid);
  });

  it('refuses a question that is gone, that is a duplicate itself, and itself', async () => {
    const [first, second, third] = [await waiting(), await waiting(), await waiting()];
    expect((await merge(first, first)).status).toBe(422);
    expect((await merge(first, 'no-such-question')).status).toBe(404);
    await merge(first, second);
    expect((await merge(third, first)).status).toBe(409);
    expect((await merge(first, third)).status).toBe(409);
    expect((await move(first, 'merged', 'queued')).status).toBe(409);
    expect((await storedQuestion(first))?.merged_into).toBe(second);
  });
});
