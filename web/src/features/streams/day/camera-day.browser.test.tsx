import { REEL_STILLS, STILL_EVERY_MS, slotAt } from '@boma/domain/streams/reels.constants.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { CameraDay } from './camera-day.tsx';

const stream = toStreamView(freeStream, true, { mediaServer: 'https://m', mediaApplication: 'boma' });
const PIXEL = '/9j/4AAQSkZJRg==';

const reelsAsked: number[] = [];

/** Answers every half hour with all its stills, or with what `answer` says. */
function answerReels(answer?: () => Response) {
  reelsAsked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : String(input);
    const reel = Number(/\/reels\/(\d+)$/.exec(path)?.[1]);
    reelsAsked.push(reel);
    if (answer) return answer();
    const stills = Array.from({ length: REEL_STILLS }, (_, place) => ({
      ts: ((reel * REEL_STILLS + place) * STILL_EVERY_MS) / 1000,
      jpeg: PIXEL,
    }));
    return Response.json({ data: { stills } });
  });
}

const line = () => page.getByRole('slider', { name: 'Time of day at camp' });

it('fetches nothing before it is wanted, then plays, and fetches what comes next only', async () => {
  answerReels();
  render(<CameraDay stream={stream} />);
  await expect.element(page.getByText('One still in two minutes', { exact: false })).toBeVisible();
  expect(reelsAsked).toEqual([]);
  await page.getByRole('button', { name: 'Play the day' }).click();
  await expect.element(page.getByRole('img', { name: / at / })).toBeVisible();
  const first = Math.floor((slotAt(Date.now()) - 719) / REEL_STILLS);
  await expect.poll(() => Number(line().element().getAttribute('value') ?? 0)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(Math.min(...reelsAsked)).toBeGreaterThanOrEqual(first - 1);
  expect(reelsAsked.length).toBeLessThan(12);
});

it('shows the time under the pointer, and goes there by key', async () => {
  answerReels();
  render(<CameraDay stream={stream} />);
  await line().hover();
  await expect.element(page.getByText(/^\d{1,2}:\d{2} [AP]M$/).first()).toBeVisible();
  line().element().focus();
  await userEvent.keyboard('{End}');
  await expect
    .element(line())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d{1,2}:\d{2} [AP]M$/));
  await expect.element(page.getByRole('img', { name: / at / })).toBeVisible();
});

it('says that the stills did not come, and tries again', async () => {
  answerReels(refusal(503, 'unavailable'));
  render(<CameraDay stream={stream} />);
  await page.getByRole('button', { name: 'Play the day' }).click();
  await expect.element(page.getByText('The stills did not come through.')).toBeVisible();
  answerReels();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('img', { name: / at / })).toBeVisible();
});
