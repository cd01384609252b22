import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { useAnswer } from './use-answer.ts';

it('asks again by itself when the network returns after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ask = vi.fn(() => Promise.resolve('Tau'));
  ask.mockRejectedValueOnce(new Error('down'));
  function Name() {
    const { answer, problem } = useAnswer(ask, { doing: 'Reading a name', problemOf: () => 'No name' });
    return <p>{answer ?? problem}</p>;
  }
  render(<Name />);
  await expect.element(page.getByText('No name')).toBeVisible();
  // The page listens to the network a moment after it shows the failure.
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return page.getByText('Tau').elements();
    })
    .toHaveLength(1);
  // Until the answer is shown, each return of the network asks.
  const asked = ask.mock.calls.length;
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(asked);
});
