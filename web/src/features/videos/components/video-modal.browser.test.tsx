import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { videoView } from '../../../test-support/video-view.ts';
import VideoModal from './video-modal.tsx';

const lions = videoView({ id: 12, title: 'Eleven lions', description: 'They drink.' });
const hippos = videoView({ id: 13, title: 'Hippos home', description: 'They yawn.' });
const nothing = () => undefined;

it('offers the film that follows, which takes the place of the first one in the same dialog', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  answerCalls({ '/api/videos': { data: [lions] } });
  const onNext = vi.fn();
  const { rerender } = render(
    <VideoModal id={12} known={lions} pagePath="/" onClose={nothing} next={hippos} onNext={onNext} />,
  );
  const opened = page.getByRole('dialog', { name: 'Eleven lions' }).element();
  await page.getByRole('button', { name: 'Next film Hippos home' }).click();
  expect(onNext.mock.calls).toEqual([[hippos]]);
  // The server is slow with the next one, and what it said of the first one is not shown under its name.
  answerCalls({ '/api/videos': () => new Promise(() => undefined) });
  rerender(<VideoModal id={13} known={hippos} pagePath="/" onClose={nothing} onNext={onNext} />);
  await expect.element(page.getByRole('dialog', { name: 'Hippos home' })).toBeVisible();
  await expect.element(page.getByText('They yawn.')).toBeVisible();
  expect(page.getByText('They drink.').query()).toBeNull();
  expect(page.getByRole('dialog').element()).toBe(opened);
  expect(page.getByRole('button', { name: /Next film/ }).query()).toBeNull();
});
