import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { PersonNotes } from './person-notes.tsx';

const NOTES = '/api/staff/people/u1/notes';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: 'A note for colleagues' });

const note = (id: string, change: object = {}) => ({
  id,
  by: 'Naledi',
  text: `Words of ${id}`,
  written_at: Date.UTC(2026, 2, 5, 12),
  may_remove: false,
  ...change,
});
const listed = (...notes: readonly object[]) => ({ data: { notes, more: false } });

it('notes are by their writers, and the next one is added and shown', async () => {
  const answers: Record<string, object> = {
    [NOTES]: listed(note('n1', { by: null })),
    '/api/staff/add-note': { data: {} },
  };
  const calls = answerCalls(answers);
  render(<PersonNotes uid="u1" name="Ranger 1" />);
  const list = page.getByRole('list', { name: 'Notes about Ranger 1' });
  await expect.element(list.getByText(/^A colleague · Mar 5, 2026/)).toBeVisible();
  expect(button(/^Remove/).elements()).toEqual([]);
  await userEvent.fill(field, 'Was kind on the phone.');
  answers[NOTES] = listed(note('n2'), note('n1', { by: null }));
  await userEvent.click(button('Add the note'));
  await expect.element(list.getByText('Words of n2')).toBeVisible();
  await expect.element(list.getByText(/^Naledi · Mar 5, 2026/)).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(calls.flatMap(({ body }) => body ?? [])).toEqual([
    { id: expect.stringMatching(UUID), uid: 'u1', text: 'Was kind on the phone.' },
  ]);
});

it('a note that was not answered keeps its id when it is sent again, and a changed one gets another', async () => {
  const calls = answerCalls({ [NOTES]: listed(), '/api/staff/add-note': refusal(500, 'internal') });
  const sent = () => calls.filter(({ path }) => path === '/api/staff/add-note');
  render(<PersonNotes uid="u1" name="Ranger 1" />);
  await userEvent.fill(field, 'Was kind.');
  for (const count of [1, 2]) {
    await userEvent.click(button('Add the note'));
    await expect.poll(() => sent().length).toBe(count);
  }
  await userEvent.fill(field, 'Was very kind.');
  await userEvent.click(button('Add the note'));
  await expect.poll(() => sent().length).toBe(3);
  const [first, second, third] = sent().map(({ body }) => String(Object(body).id));
  expect(first).toMatch(UUID);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('older notes are shown page by page, and stay when one of them is removed', async () => {
  const [newer, older] = [note('n2'), note('n1', { may_remove: true })];
  const answers: Record<string, object> = {
    [NOTES]: { data: { notes: [newer], more: true } },
    [`${NOTES}?before=${Date.UTC(2026, 2, 5, 12)}.n2`]: listed(older, note('n0')),
    '/api/staff/remove-note': { data: {} },
  };
  answerCalls(answers);
  render(<PersonNotes uid="u1" name="Ranger 1" />);
  await userEvent.click(button('Show older notes'));
  await expect.element(page.getByText('Words of n1')).toBeVisible();
  await expect.element(page.getByText('Words of n2')).toBeVisible();
  expect(button('Show older notes').elements()).toEqual([]);
  answers[`${NOTES}?before=${Date.UTC(2026, 2, 5, 12)}.n2`] = listed(note('n0'));
  await userEvent.click(button(/^Remove the note of/));
  await userEvent.click(button('Yes, remove it'));
  await expect.element(page.getByText('Words of n1')).not.toBeInTheDocument();
  await expect.element(page.getByText('Words of n0')).toBeVisible();
});

it('a note is removed after a question by those who may', async () => {
  const answers: Record<string, object> = {
    [NOTES]: listed(note('n1', { may_remove: true })),
    '/api/staff/remove-note': { data: {} },
  };
  const calls = answerCalls(answers);
  render(<PersonNotes uid="u1" name="Ranger 1" />);
  await userEvent.click(button(/^Remove the note of Mar 5, 2026/));
  answers[NOTES] = listed();
  await userEvent.click(button('Yes, remove it'));
  await expect.element(page.getByText('Nobody has noted anything.')).toBeVisible();
  expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ id: 'n1' }]);
});

it('a note that a colleague has removed goes as well', async () => {
  const answers: Record<string, object> = {
    [NOTES]: listed(note('n1', { may_remove: true })),
    '/api/staff/remove-note': refusal(404, 'not-found'),
  };
  answerCalls(answers);
  render(<PersonNotes uid="u1" name="Ranger 1" />);
  await userEvent.click(button(/^Remove the note of Mar 5, 2026/));
  answers[NOTES] = listed();
  await userEvent.click(button('Yes, remove it'));
  await expect.element(page.getByText('Nobody has noted anything.')).toBeVisible();
});

it('a note that is refused says why, and keeps its words', async () => {
  const errors = { text: ['Please do not say where it is.'] };
  answerCalls({ [NOTES]: listed(), '/api/staff/add-note': refusal(422, 'invalid-input', { errors }) });
  render(<PersonNotes uid="u1" name="Ranger 1" />);
  await userEvent.fill(field, 'A rhino.');
  await userEvent.click(button('Add the note'));
  await expect
    .element(field)
    .toHaveAccessibleDescription(expect.stringContaining('Please do not say where it is.'));
  await expect.element(field).toHaveValue('A rhino.');
});
