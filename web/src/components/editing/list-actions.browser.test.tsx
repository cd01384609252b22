import { AppError } from '@boma/domain/errors.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { world } from '../../test-support/dams.ts';
import { render } from '../../test-support/render.tsx';
import { chooseInMenu } from '../../test-support/row-menu.ts';
import { EditScreen } from './edit-screen.tsx';

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('a')?.textContent);
const said = page.getByRole('status').first();
const heading = page.getByRole('heading', { level: 1 });

it('takes a removal back for ten seconds', async () => {
  const { kind, stored } = world();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  await chooseInMenu('Tembe', 'Remove');
  await expect
    .element(page.getByText('Remove the dam Tembe? For 30 days it can come back from the bin.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect.element(page.getByText('Tembe is removed.').last()).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(said).toHaveTextContent('It is back.');
  expect(stored().map(({ key }) => key)).toEqual(['tau', 'tembe']);
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

it('lets go of the removal after that, and not while the pointer is on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { kind } = world();
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  await chooseInMenu('Tembe', 'Remove');
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  vi.advanceTimersByTime(15_000);
  await expect.element(undo).toBeVisible();
  await userEvent.unhover(undo);
  vi.advanceTimersByTime(15_000);
  await expect.element(undo).not.toBeInTheDocument();
});

it('does one thing to several entries, says what was refused, and takes removals back together', async () => {
  const { kind, fill, stored } = world();
  fill();
  const hide = vi.fn(() => Promise.resolve());
  kind.many = [{ text: 'Hide', done: 'hidden', act: hide }];
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  const select = async (...names: string[]) => {
    for (const name of names) await page.getByRole('checkbox', { name, exact: true }).click();
  };
  await select('Select Dam 3', 'Select Dam 5', 'Select Dam 8', 'Select Dam 3');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(said).toHaveTextContent('2 of 2 are hidden.');
  expect(hide.mock.calls.length).toBe(2);
  await expect.element(page.getByRole('region', { name: 'Selected entries' })).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  await select('Select Dam 3', 'Select Dam 5');
  vi.mocked(kind.remove)?.mockRejectedValueOnce(new AppError('conflict', { alert: 'It has cameras.' }));
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, remove them' }).click();
  await expect.element(said).toHaveTextContent('1 of 2 is removed. Dam 3: It has cameras.');
  expect(stored()).toHaveLength(29);
  await expect.element(heading).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(said).toHaveTextContent('It is back.');
  expect(stored()).toHaveLength(30);
});

it('does one thing to one entry from its menu, where the thing fits, and says what was refused', async () => {
  const { kind } = world();
  const open = vi.fn(() => Promise.resolve());
  kind.many = [
    { text: 'Hide', done: 'hidden', act: open, fits: ({ key }) => key === 'tembe' },
    { text: 'Publish', done: 'published', act: open, fits: ({ key }) => key === 'tau' },
  ];
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  await chooseInMenu('Tembe', 'Hide');
  await expect.element(said).toHaveTextContent('Tembe is hidden.');
  expect(open).toHaveBeenCalledExactlyOnceWith({ key: 'tembe', name: 'Tembe', note: '', version: '1' });
  await expect.element(page.getByRole('button', { name: 'More for Tembe' })).toHaveFocus();
  open.mockRejectedValueOnce(new AppError('conflict', { colleague: 'Thandi' }));
  await chooseInMenu('Tau', 'Publish');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Thandi has changed this list. You now see the change: please check it.');
});

it('counts an entry that a colleague has removed as removed, and as nothing else, and undoes only what was done', async () => {
  const { kind, fill } = world();
  fill();
  const gone = () => Promise.reject(new AppError('not-found'));
  kind.many = [{ text: 'Hide', done: 'hidden', act: gone }];
  kind.remove = () => Promise.reject(new AppError('unavailable'));
  // Anew for each render: React skips an element that it knows.
  const screen = () => <EditScreen kind={{ ...kind }} item={undefined} home="/staff/dams" />;
  const { rerender } = render(screen());
  const select = page.getByRole('checkbox', { name: 'Select Dam 3', exact: true });
  await select.click();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(said).toHaveTextContent('0 of 1 are hidden. Dam 3: A colleague has removed it.');
  const undo = page.getByRole('button', { name: 'Undo' });
  const remove = async () => {
    await select.click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, remove them' }).click();
  };
  await remove();
  await expect
    .element(said)
    .toHaveTextContent('0 of 1 are removed. Dam 3: That did not work. Please try again in a moment.');
  expect(undo.elements()).toEqual([]);
  kind.remove = gone;
  rerender(screen());
  await remove();
  await expect.element(said).toHaveTextContent('1 of 1 is removed.');
  await expect.element(undo).toBeVisible();
});

it('moves an entry by dragging it, in one call', async () => {
  const { kind, add } = world();
  add({ key: 'khaya', name: 'Khaya', note: '', version: '1' });
  add({ key: 'ridge', name: 'Ridge', note: '', version: '1' });
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  await page
    .getByRole('button', { name: 'Drag Ridge' })
    .dropTo(page.getByRole('link', { name: 'Tau', exact: true }), { targetPosition: { x: 1, y: 1 } });
  await expect.element(said).toHaveTextContent('Ridge is number 1 of 4 now.');
  expect(kind.reorder).toHaveBeenCalledTimes(1);
  await expect.poll(rows).toEqual(['Ridge', 'Tau', 'Tembe', 'Khaya']);
});

it('moves an entry by the keys, and leaves it where it was', async () => {
  const { kind, add } = world();
  add({ key: 'khaya', name: 'Khaya', note: '', version: '1' });
  render(<EditScreen kind={kind} item={undefined} home="/staff/dams" />);
  const handle = page.getByRole('button', { name: 'Drag Khaya' });
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowUp}{ArrowUp}');
  await expect.element(said).toHaveTextContent('Khaya: place 1 of 3.');
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(said).toHaveTextContent('Khaya stays where it was.');
  expect(rows()).toEqual(['Tau', 'Tembe', 'Khaya']);
  await userEvent.keyboard(' {Home} ');
  await expect.element(said).toHaveTextContent('Khaya is number 1 of 3 now.');
  expect(kind.reorder).toHaveBeenCalledExactlyOnceWith(['tau', 'tembe', 'khaya'], ['khaya', 'tau', 'tembe']);
  await expect.element(handle).toHaveFocus();
});
