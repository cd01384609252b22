import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Dam, world } from '../../test-support/dams.ts';
import { render } from '../../test-support/render.tsx';
import { EditScreen } from './edit-screen.tsx';

it('moves an entry by its buttons, says where it is, and keeps the focus', async () => {
  const { kind } = world();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  const down = page.getByRole('button', { name: 'Move Tau down' });
  await expect
    .element(page.getByRole('button', { name: 'Move Tau up' }))
    .toHaveAttribute('aria-disabled', 'true');
  await down.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Tau is number 2 of 2 now.');
  expect(kind.reorder).toHaveBeenCalledWith(['tau', 'tembe'], ['tembe', 'tau']);
  await expect.element(down).toHaveFocus();
  expect(page.getByRole('listitem').elements()[1]?.textContent).toContain('Tau');
});

it('removes an entry after a second question', async () => {
  const { kind, stored } = world();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  await page.getByRole('button', { name: 'Remove Tembe' }).click();
  expect(kind.remove).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Tembe is removed.');
  expect(stored()).toHaveLength(1);
});

it('shows what a colleague does meanwhile, and says when it cannot', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { kind, add } = world();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  await expect.element(page.getByRole('link', { name: 'Tembe', exact: true })).toBeVisible();
  add({ key: 'khaya', name: 'Khaya', note: '', version: '1' });
  vi.advanceTimersByTime(5000);
  await expect.element(page.getByRole('link', { name: 'Khaya', exact: true })).toBeVisible();
  vi.mocked(kind.list).mockRejectedValueOnce(new Error('down'));
  vi.advanceTimersByTime(5000);
  await expect.element(page.getByText('What you see is from before.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Khaya', exact: true })).toBeVisible();
});

it('finds entries by the words in them, adds these to the address, and then moves nothing', async () => {
  const { kind, fill } = world();
  fill();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />, { at: '/staff/dams?part=north' });
  const rows = page.getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(30);
  const find = page.getByRole('searchbox', { name: 'Find a dam' });
  await find.fill('dusk ELEPH');
  await expect.poll(() => rows.elements().length).toBe(1);
  const found = page.getByRole('link', { name: 'Dam 17', exact: true });
  await expect.element(found).toHaveAttribute('href', '/staff/dams/dam-17?part=north&q=dusk+ELEPH');
  expect(page.getByRole('button', { name: /^Move/ }).elements()).toEqual([]);
  await find.fill('hippo');
  await expect.element(page.getByText('No dam in this list has these words.')).toBeVisible();
  await find.fill('');
  await expect.poll(() => rows.elements().length).toBe(30);
  await expect.element(page.getByRole('button', { name: 'Move Dam 17 up' })).toBeVisible();
});

it('says that it failed, and that it is empty', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { kind } = world();
  const list = vi.fn(() => Promise.resolve<Dam[]>([]));
  list.mockRejectedValueOnce(new Error('down'));
  render(<EditScreen kind={{ ...kind, list }} item={undefined} home="/staff/dams" />);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('No dam yet.')).toBeVisible();
});
