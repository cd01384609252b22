import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import VideoModal from './video-modal.tsx';

const pick = {
  id: 12,
  type: 'pick',
  title: 'A leopard drinks',
  description: '',
  cover: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  storage_reference: null,
  youtube_id: null,
  created_ts: 1_700_000_000,
  duration: 65,
  view_count: 3,
  show: null,
};

it('invites a guest in the dialog that opened while the premium video was loading, which stays open', async () => {
  answerCalls({ '/api/videos': { data: [pick], meta: { last_page: 1 } } });
  const onClose = vi.fn();
  render(<VideoModal id={12} pagePath="/wildlife/video-highlights" onClose={onClose} />);
  const opened = page.getByRole('dialog', { name: 'Video' }).element();
  await expect.element(page.getByRole('link', { name: 'Register Now' })).toBeVisible();
  expect(page.getByRole('dialog', { name: 'A leopard drinks' }).element()).toBe(opened);
  expect(onClose).not.toHaveBeenCalled();
});
