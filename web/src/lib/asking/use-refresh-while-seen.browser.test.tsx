import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { useAnswer } from './use-answer.ts';
import { useRefreshWhileSeen } from './use-refresh-while-seen.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks at once, and again every five seconds. */
function Appeals({ ask }: { readonly ask: () => Promise<string> }) {
  const asked = useAnswer(ask, { doing: 'Reading the appeals' });
  useRefreshWhileSeen(asked, 5000);
  return <p>{asked.failed ? 'No appeals' : asked.answer}</p>;
}
/** A line on which the answer takes six seconds. */
const slowly = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 6000);
  });

it('waits for an answer that takes longer than the pause between two readings, and reads again after it', async () => {
  let readings = 0;
  const ask = vi.fn(async () => {
    await slowly();
    readings += 1;
    return `Reading ${readings}`;
  });
  render(<Appeals ask={ask} />);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  await expect.element(page.getByText('Reading 1')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
  // It is asked again ten seconds after the first time, and not after fifteen, when that reading is under way.
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(page.getByText('Reading 2')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says that nothing was read when the failure takes longer than that pause', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ask = vi.fn(async () => {
    await slowly();
    throw new Error('lost');
  });
  render(<Appeals ask={ask} />);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  await expect.element(page.getByText('No appeals')).toBeVisible();
});
