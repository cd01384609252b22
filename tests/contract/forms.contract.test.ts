import { afterAll, expect, it } from 'vitest';
import { request } from '../support/api.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { deleteQuestions, storedQuestion } from '../support/questions.ts';

const made: string[] = [];
afterAll(() => deleteQuestions(made));

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function send(
  name: Parameters<typeof request>[0],
  text: string,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await request(name, { headers: form, text, ...(token !== undefined && { token }) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

it('R7-009 answers a form with numbers and nested fields as it answers JSON', async () => {
  const videos = await send(
    'listVideos',
    'paginate=1&page=1&per_page=2&filters[type]=insight&filters[type]=pick',
  );
  const { data, meta } = videos as { data: { type: string }[]; meta: { last_page: number } };
  expect(data).toHaveLength(2);
  for (const { type } of data) expect(['insight', 'pick']).toContain(type);
  expect(meta.last_page).toBeGreaterThan(1);
  const photos = await send('searchPhotos', 'page=1&per_page=2&filters%5Bstream%5D=tau');
  expect(photos).toHaveProperty('data');
  expect(await send('listCategories', 'user_selectable=1')).toHaveProperty('categories');
});

it('R7-009 takes the question, the choices and the flags of a viewer from a form', async () => {
  const { token } = await registerViewer();
  const asked = await send('askQuestion', 'question=Do+lions+swim+at+night%3F&allow=1', token);
  const { id } = asked.data as { id: string };
  made.push(id);
  expect(await storedQuestion(id)).toMatchObject({ question: 'Do lions swim at night?' });
  await send('chooseCategories', 'selected_categories=1&selected_categories=3', token);
  await send('chooseCategories', 'selected_categories=1', token);
  await send('joinCourse', 'join=true', token);
});
