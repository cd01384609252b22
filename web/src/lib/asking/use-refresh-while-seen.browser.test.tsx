import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { useAnswer } from './use-answer.ts';
import { useRefreshWhileSeen } from './use-refresh-while-seen.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
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

/** Readings that the test answers one by one. */
function readings() {
  const open: ReturnType<typeof Promise.withResolvers<string>>[] = [];
  const ask = () => {
    const next = Promise.withResolvers<string>();
    open.push(next);
    return next.promise;
  };
  return { open, ask };
}

it('waits for an answer that takes six seconds, and reads again after it', async () => {
  const { open, ask } = readings();
  render(<Appeals ask={ask} />);
  await expect.poll(() => open.length).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  open[0]?.resolve('The first appeals');
  await expect.element(page.getByText('The first appeals')).toBeVisible();
  expect(open).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(open).toHaveLength(2);
  open[1]?.resolve('The next appeals');
  await expect.element(page.getByText('The next appeals')).toBeVisible();
});

it('says that nothing was read when the failure takes six seconds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { open, ask } = readings();
  render(<Appeals ask={ask} />);
  await expect.poll(() => open.length).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  open[0]?.reject(new Error('lost'));
  await expect.element(page.getByText('No appeals')).toBeVisible();
});
