import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Dam, world } from '../../test-support/dams.ts';
import { render } from '../../test-support/render.tsx';
import { chooseInMenu } from '../../test-support/row-menu.ts';
import { EditScreen } from './edit-screen.tsx';

it('moves an entry by its menu, says where it is, and keeps the focus', async () => {
  const { kind } = world();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  const more = page.getByRole('button', { name: 'More for Tau' });
  await more.click();
  const up = page.getByRole('menuitem', { name: 'Move up' });
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Tau is number 2 of 2 now.');
  expect(kind.reorder).toHaveBeenCalledWith(['tau', 'tembe'], ['tembe', 'tau']);
  await expect.element(more).toHaveFocus();
  expect(page.getByRole('listitem').elements()[1]?.textContent).toContain('Tau');
});

it('opens the menu of an entry above the entries below it', async () => {
  const { kind, fill } = world();
  fill();
  kind.many = ['Hide', 'Archive', 'Feature'].map((text) => ({ text, done: 'done', act: vi.fn() }));
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  await page.getByRole('button', { name: 'More for Dam 1', exact: true }).click();
  const items = page.getByRole('menuitem');
  await expect.poll(() => items.elements().length).toBe(6);
  for (const item of items.elements()) {
    const { right, top, height } = item.getBoundingClientRect();
    expect(item.contains(document.elementFromPoint(right - 12, top + height / 2))).toBe(true);
  }
});

it('removes an entry after a second question', async () => {
  const { kind, stored } = world();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  await chooseInMenu('Tembe', 'Remove');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByRole('button', { name: 'More for Tembe' })).toHaveFocus();
  expect(kind.remove).not.toHaveBeenCalled();
  await chooseInMenu('Tembe', 'Remove');
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

it('a list within another one is searched by itself', async () => {
  const { kind, fill } = world();
  fill();
  const within = { to: '/staff/pages', text: 'All pages' };
  render(<EditScreen kind={{ ...kind, within }} item={undefined} home="/staff/dams" />, {
    at: '/staff/dams?q=dams',
  });
  const rows = page.getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(30);
  await page.getByRole('searchbox', { name: 'Find a dam' }).fill('dusk ELEPH');
  await expect.poll(() => rows.elements().length).toBe(1);
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
  await page.getByRole('button', { name: 'More for Dam 17' }).click();
  const moves = page.getByRole('menuitem', { name: /^Move/ });
  await expect.element(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  expect(moves.elements()).toEqual([]);
  await find.fill('hippo');
  await expect.element(page.getByText('No dam in this list has these words.')).toBeVisible();
  await find.fill('');
  await expect.poll(() => rows.elements().length).toBe(30);
  await page.getByRole('button', { name: 'More for Dam 17' }).click();
  await expect.poll(() => moves.elements().length).toBe(2);
});

it('keeps each letter that is typed faster than the address follows', async () => {
  const { kind, fill } = world();
  fill();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  const find = page.getByRole('searchbox', { name: 'Find a dam' });
  await find.click();
  // Both come before the page renders again.
  document.execCommand('insertText', false, 'd');
  document.execCommand('insertText', false, 'u');
  await expect.element(find).toHaveValue('du');
  await expect
    .element(page.getByRole('link', { name: 'Dam 17', exact: true }))
    .toHaveAttribute('href', '/staff/dams/dam-17?q=du');
  await expect.element(find).toHaveValue('du');
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
