import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { videoView } from '../../../test-support/video-view.ts';
import { streamsResource } from '../../streams/api/streams.ts';
import VideoModal from './video-modal.later.tsx';

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
  await page.getByRole('button', { name: 'Next video Hippos home' }).click();
  expect(onNext.mock.calls).toEqual([[hippos]]);
  // The server is slow with the next one, and what it said of the first one is not shown under its name.
  answerCalls({ '/api/videos': () => new Promise(() => undefined) });
  rerender(<VideoModal id={13} known={hippos} pagePath="/" onClose={nothing} onNext={onNext} />);
  await expect.element(page.getByRole('dialog', { name: 'Hippos home' })).toBeVisible();
  await expect.element(page.getByText('They yawn.')).toBeVisible();
  expect(page.getByText('They drink.').query()).toBeNull();
  expect(page.getByRole('dialog').element()).toBe(opened);
  expect(page.getByRole('button', { name: /Next video/ }).query()).toBeNull();
});

it('leads to the camera that filmed it, and names none that viewers do not see', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
  streamsResource.replace([toStreamView(freeStream, true, media)]);
  const filmed = { ...lions, camera: 'tau' };
  answerCalls({ '/api/videos': { data: [filmed] } });
  const { rerender } = render(<VideoModal id={12} known={filmed} pagePath="/" onClose={nothing} />);
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Tau' }))
    .toHaveAttribute('href', '/wildlife/stream/tau-live');
  const elsewhere = { ...hippos, camera: 'a-camera-that-is-gone' };
  answerCalls({ '/api/videos': { data: [elsewhere] } });
  rerender(<VideoModal id={13} known={elsewhere} pagePath="/" onClose={nothing} />);
  await expect.element(page.getByText('They yawn.')).toBeVisible();
  expect(page.getByText('Filmed at').query()).toBeNull();
});
