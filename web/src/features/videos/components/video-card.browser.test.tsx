import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { VideoCard } from './video-card.tsx';

const video = {
  id: 12,
  type: 'pick' as const,
  title: null,
  description: '',
  cover: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  storage_reference: null,
  youtube_id: null,
  created_ts: 1_700_000_000,
  duration: 65,
  view_count: 1201,
  show: null,
  camera: null,
};

it('R3-032 R3-033 R2-239 R9-082 says what the video is, and opens it by its link and its button', async () => {
  const onOpen = vi.fn();
  render(<VideoCard video={video} href="/wildlife/video-highlights/12" onOpen={onOpen} />);
  const link = page.getByRole('link', { name: /RANGER PICK.*Highlight Video/ });
  await expect.element(link).toHaveAttribute('href', '/wildlife/video-highlights/12');
  await expect.element(page.getByText('1:05', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/1\.3k views/)).toBeVisible();
  await link.click({ position: { x: 24, y: 24 } });
  await page.getByRole('button', { name: 'Play Highlight Video' }).click();
  expect(onOpen.mock.calls).toEqual([[video], [video]]);
});

it('says in a word why a film for members is locked, and to members nothing', async () => {
  const root = document.documentElement;
  onTestFinished(() => {
    delete root.dataset.user;
  });
  root.dataset.user = 'guest';
  const { rerender } = render(<VideoCard video={video} href="/x" onOpen={() => undefined} />);
  const lock = page.getByText('Premium', { exact: true });
  await expect.element(lock).toBeVisible();
  root.dataset.user = 'subscriber';
  await expect.element(lock).not.toBeVisible();
  rerender(<VideoCard video={{ ...video, type: 'highlight' }} href="/x" onOpen={() => undefined} />);
  expect(lock.elements()).toEqual([]);
});

it('is one stop for the keyboard, and shows its button while it has the focus', async () => {
  render(<VideoCard video={video} href="/x" onOpen={() => undefined} />);
  const button = page.getByRole('button', { name: 'Play Highlight Video' });
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('A');
  await expect.poll(() => getComputedStyle(button.element()).opacity).toBe('1');
  await userEvent.tab();
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
});
