import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askForPages } from '../../../lib/edited-pages.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import SightingDialog from './sighting-dialog.later.tsx';

const PATH = '/api/staff/post-sighting';
const tau = toStreamView(freeStream, true, {
  mediaServer: 'https://media.example',
  mediaApplication: 'boma',
});
const lion = {
  id: 'a',
  created_ts: 1_800_000_000,
  caption: '3 lions',
  message: '',
  stream: { slug: 'tau' },
  species: 'lion',
  count: 3,
  avatar: '/covers/tau-sm.jpg',
  notification_category_id: 1,
  first_in_days: null,
};

it('a press on an animal posts it with what was said first, which Esc does not lose, and a wrong number posts nothing', async () => {
  const calls = answerCalls({
    '/api/notifications/categories': { categories: [] },
    [PATH]: { data: { sighting: lion } },
  });
  const posted = () => calls.filter(({ path }) => path === PATH).map(({ body }) => body);
  const onClose = vi.fn();
  render(<SightingDialog stream={tau} onClose={onClose} />);
  await page.getByText('Say first how many, and what they do').click();
  await page.getByLabelText('How many').fill('0');
  await page.getByText('Another animal').click();
  await page.getByRole('button', { name: 'Lion', exact: true }).click();
  await expect.element(page.getByLabelText('How many')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('How many').fill('3');
  // Enter in a field would post the first animal of the list.
  await page.getByLabelText('What they do').fill('They sleep.');
  await userEvent.keyboard('{Enter}');
  expect(posted()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Lion', exact: true }).click();
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  await expect
    .poll(posted)
    .toEqual([{ id, stream: 'tau', species: 'lion', count: 3, message: 'They sleep.' }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('posts the first of two quick presses, and says meanwhile that it does', async () => {
  const answer = Promise.withResolvers<Response>();
  const calls = answerCalls({
    '/api/notifications/categories': { categories: [] },
    [PATH]: () => answer.promise,
  });
  const onClose = vi.fn();
  render(<SightingDialog stream={{ ...tau, species: [] }} onClose={onClose} />);
  const animal = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(animal('Lion')).toBeVisible();
  const [first, second] = [animal('Lion').element(), animal('Leopard').element()];
  const press = (button: Element) => button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // In one task, before the schema can have come.
  flushSync(() => press(first));
  press(second);
  await expect.element(page.getByText('Posting…')).toBeVisible();
  answer.resolve(Response.json({ data: { sighting: lion } }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await expect.element(page.getByText('Posting…')).not.toBeInTheDocument();
  const posted = calls.filter(({ path }) => path === PATH).map(({ body }) => body);
  expect(posted).toEqual([expect.objectContaining({ stream: 'tau', species: 'lion' })]);
});

it('offers what staff have added, not what they have hidden, and still the protected animals', async () => {
  const facts = { plural: 'otters', scientific: 'Aonyx capensis', category: 5 };
  const animals = [
    { ...facts, name: 'otter' },
    { ...facts, name: 'serval', hidden: true },
  ];
  answerCalls({
    '/api/notifications/categories': { categories: [] },
    '/api/pages': { data: { animals: { kind: 'animals', animals } } },
  });
  await askForPages();
  render(<SightingDialog stream={{ ...tau, species: [] }} onClose={() => undefined} />);
  await expect.element(page.getByRole('button', { name: 'Otter', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Serval', exact: true }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'White rhino', exact: true })).toBeVisible();
});
