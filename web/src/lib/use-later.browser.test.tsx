import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test-support/render.tsx';
import { useLater } from './use-later.ts';

it('loads what did not come again once the browser is online', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const load = vi.fn(async () => 'It is here').mockRejectedValueOnce(new Error('The file is gone.'));
  const Part = () => <p>{useLater(load) ?? 'On its way'}</p>;
  render(<Part />);
  await expect.poll(() => failed).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('On its way')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('It is here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
