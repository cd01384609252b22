import { expect, it, vi } from 'vitest';
import { render } from '../../test-support/render.tsx';
import { useReadOnReturn } from './use-read-on-return.ts';

/** A page that takes over what it reads. Each reading is answered by the test. */
function shownPage() {
  const open: ReturnType<typeof Promise.withResolvers<string>>[] = [];
  const taken: string[] = [];
  const read = () => {
    const next = Promise.withResolvers<string>();
    open.push(next);
    return next.promise;
  };
  const change = (by: (before: string) => string) => void taken.push(by('before'));
  function Wishes({ isSettled }: { readonly isSettled: boolean }) {
    useReadOnReturn({ change }, read, { doing: 'Reading the wishes again', isSettled });
    return null;
  }
  const { rerender } = render(<Wishes isSettled />);
  return { open, taken, settle: (isSettled: boolean) => rerender(<Wishes isSettled={isSettled} />) };
}
const turnToThePage = () => window.dispatchEvent(new Event('focus'));

it('drops a reading that began before a save', async () => {
  const { open, taken, settle } = shownPage();
  turnToThePage();
  settle(false);
  settle(true);
  turnToThePage();
  expect(open).toHaveLength(2);
  open[0]?.resolve('from before the save');
  open[1]?.resolve('from after it');
  await expect.poll(() => taken).toEqual(['from after it']);
});

it('does not read while a save is under way', () => {
  const { open, settle } = shownPage();
  settle(false);
  turnToThePage();
  expect(open).toEqual([]);
});

it('takes the newest reading alone, also when an older one is answered after it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { open, taken } = shownPage();
  turnToThePage();
  now.mockReturnValue(3000);
  turnToThePage();
  expect(open).toHaveLength(2);
  open[1]?.resolve('the newest');
  await expect.poll(() => taken).toEqual(['the newest']);
  now.mockReturnValue(6000);
  turnToThePage();
  open[0]?.resolve('the oldest');
  open[2]?.resolve('newer still');
  await expect.poll(() => taken).toEqual(['the newest', 'newer still']);
});

it('takes nothing when a reading fails, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { open, taken } = shownPage();
  turnToThePage();
  open[0]?.reject(new Error('lost'));
  await expect.poll(() => log).toHaveBeenCalled();
  expect(taken).toEqual([]);
});
