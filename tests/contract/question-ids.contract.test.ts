import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { deleteQuestions, storedQuestion } from '../support/questions.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';

const made: string[] = [];
afterEach(() => deleteQuestions(made.splice(0)));

function newId(): string {
  const id = randomUUID();
  made.push(id);
  return id;
}

const ask = ({ token }: Viewer, id: string, question = 'Do lions swim?') =>
  request('askQuestion', { token, body: { id, question, allow: 1 } });
const questionsOf = async ({ uid }: Viewer) =>
  (await stored.showQuestions.all().where('uid', '==', uid).get()).docs.map((each) => each.id);

describe('a question with an id', () => {
  it('is asked once, with one vote: a repeated call answers the same, and counts for nothing', async () => {
    const [person, id] = [await registerViewer(), newId()];
    const send = () => refusalOf(ask(person, id));
    const answers = await Promise.all([send(), send()]);
    // One user may ask five in a short while.
    for (let sent = 0; sent < 4; sent += 1) answers.push(await send());
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ status: 200, data: { id } })));
    expect(await questionsOf(person)).toEqual([id]);
    expect(await storedQuestion(id)).toMatchObject({ stage: 'waiting', votes: 1 });
    const votes = await stored.questionVotes.all().where('question', '==', id).get();
    expect(votes.docs.map((vote) => vote.data().uid)).toEqual([person.uid]);
  });

  it('stays where staff have put it when the call is repeated', async () => {
    const [staff, person, id] = [await registerStaff('zoomie'), await registerViewer(), newId()];
    await ask(person, id);
    await call('moveQuestion', { token: staff.token, body: { id, from: 'waiting', to: 'removed' } });
    expect((await ask(person, id)).status).toBe(200);
    expect((await storedQuestion(id))?.stage).toBe('removed');
  });

  it('is refused under the id of another user’s question, which stays and is not told', async () => {
    const [asker, other, id] = [await registerViewer(), await registerViewer(), newId()];
    await ask(asker, id);
    const refused = await refusalOf(ask(other, id, 'Can hippos run?'));
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect(JSON.stringify(refused)).not.toMatch(new RegExp(`lions|${asker.uid}`));
    expect(await storedQuestion(id)).toMatchObject({ uid: asker.uid, question: 'Do lions swim?', votes: 1 });
    expect(await questionsOf(other)).toEqual([]);
    expect((await ask(other, newId(), 'Can hippos run?')).status).toBe(200);
  });

  it('has an id that nobody can guess', async () => {
    expect(await refusalOf(ask(await registerViewer(), 'mine'))).toMatchObject({
      status: 422,
      errors: { id: ['This is not the id of a new question.'] },
    });
  });
});
