import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render, unmountAll } from '../../../test-support/render.tsx';
import { EnjoyStep } from './enjoy-step.tsx';

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

it('R2-185 shows a new member the four ways on before the camera that plays', async () => {
  const camera = <section aria-label="A camera" />;
  render(
    <EnjoyStep isMember opening={undefined} wanted={undefined} onBack={() => undefined}>
      {camera}
    </EnjoyStep>,
  );
  const ways = page.getByRole('list', { name: 'Where to go from here' });
  await expect.element(ways).toBeVisible();
  expect(ways.getByRole('link').elements()).toHaveLength(4);
  const below = page.getByRole('region', { name: 'A camera' }).element();
  const order = ways.element().compareDocumentPosition(below);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('no longer says that a payment is being confirmed once none was found for two minutes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  answerCalls({});
  render(<EnjoyStep isMember={false} opening={undefined} wanted={undefined} onBack={() => undefined} />);
  const words = () => page.getByRole('status').element().textContent;
  await expect.poll(words).toMatch(/^Your payment is being confirmed\./);
  vi.advanceTimersByTime(120_000);
  await expect
    .poll(words)
    .toMatch(
      /^We have not found your payment\.\s*Changes to a subscription can take up to 10 minutes to show\.$/,
    );
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
});
