import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render, unmountAll } from '../../../test-support/render.tsx';
import PinnedAnnouncement from './pinned-announcement.later.tsx';

const announcement = {
  id: '1',
  message: 'Come to the fire at 19:00.',
  link_url: '/wildlife/shows',
  link_text: 'The shows',
};
const message = page.getByText('Come to the fire at 19:00.', { exact: false });

it('stays until the viewer closes it, and comes back when staff pin another one', async () => {
  const onClosed = vi.fn();
  const show = (id: string) =>
    render(<PinnedAnnouncement announcement={{ ...announcement, id }} onClosed={onClosed} />);
  show('1');
  await expect.element(message).toBeVisible();
  expect(page.getByRole('link', { name: 'The shows' }).element().getAttribute('href')).toBe(
    '/wildlife/shows',
  );
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  expect(message.elements()).toEqual([]);
  expect(onClosed).toHaveBeenCalledOnce();
  unmountAll();
  show('1');
  expect(message.elements()).toEqual([]);
  unmountAll();
  show('2');
  await expect.element(message).toBeVisible();
});
