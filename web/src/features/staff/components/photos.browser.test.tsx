import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { chooseInMenu } from '../../../test-support/row-menu.ts';
import { Photos } from './photos.tsx';

const photo = (title: string) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  cover: '/covers/tau-sm.jpg',
  image: '/covers/tau.jpg',
  storage_reference: 'photos/x/full.jpg',
  description: title,
  alt: '',
  alt_by: 'photographer',
  species: null,
  species_by: null,
  thumbhash: '',
  view_count: 1,
  created_ts: 1_790_000_000,
  featured: false,
  film: null,
  user: { id: 'u1', display_name: 'Naledi' },
  stream: { code: 'tau', name: 'Tau', slug: 'tau' },
});

const pageOf = (current_page: number, title: string) =>
  Response.json({
    data: [photo(title)],
    meta: { current_page, last_page: 2, per_page: 1, total: 2, next: null },
  });

it('keeps the page that stands when the next one does not come, and offers another try', async () => {
  const answers = [
    () => pageOf(1, 'A lion'),
    refusal(503, 'unavailable'),
    refusal(503, 'unavailable'),
    () => pageOf(2, 'An owl'),
  ];
  answerCalls({ '/api/photos/search': () => answers.shift()?.() ?? pageOf(1, 'One call too many') });
  render(<Photos />);
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText(/We could not load the photos\. .* What you see is from before\./))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'A lion' })).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect.poll(() => answers.length).toBe(1);
  await expect.element(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('link', { name: 'An owl' })).toBeVisible();
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  expect(alert.elements()).toEqual([]);
});

it('shows a photo on home and deletes it, after a question, from its menu', async () => {
  let photos = [photo('A lion')];
  const calls = answerCalls({
    '/api/photos/search': () =>
      Response.json({
        data: photos,
        meta: { current_page: 1, last_page: 1, per_page: 24, total: 1, next: null },
      }),
    '/api/staff/feature-photo': { data: {} },
    '/api/photo/delete': () => {
      photos = [];
      return Response.json({ data: {} });
    },
  });
  const bodyOf = (end: string) => calls.find(({ path }) => path === end)?.body;
  render(<Photos />);
  await expect.element(page.getByText('Not described')).toBeVisible();
  await chooseInMenu('A lion', 'Show on home');
  await expect.element(page.getByText('A lion is on home now.')).toBeVisible();
  expect(bodyOf('/api/staff/feature-photo')).toEqual({ photo_id: 'a-lion', featured: true });
  await chooseInMenu('A lion', 'Delete');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByRole('button', { name: 'More for A lion' })).toHaveFocus();
  expect(bodyOf('/api/photo/delete')).toBeUndefined();
  await chooseInMenu('A lion', 'Delete');
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect.element(page.getByText('No viewer has kept a picture yet.')).toBeVisible();
  expect(bodyOf('/api/photo/delete')).toEqual({ photo_id: 'a-lion' });
});

it('keeps the focus on the button that turns the pages, also at either end, where it asks for nothing', async () => {
  const asked: unknown[] = [];
  const calls = answerCalls({
    '/api/photos/search': () => {
      const sent = calls.at(-1)?.body as { page: number } | undefined;
      const at = sent?.page ?? 0;
      asked.push(at);
      return pageOf(at, at === 1 ? 'A lion' : 'An owl');
    },
  });
  render(<Photos />);
  for (const [name, at] of [
    ['Older', 2],
    ['Newer', 1],
  ] as const) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'false');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(`Page ${at} of 2`)).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  expect(asked).toEqual([1, 2, 1]);
});
