import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import PhotoFilterRow from './photo-filter-row.later.tsx';

const streams = [{ slug: 'tau', name: 'Tau' }];

it('shows which camera and animal are chosen, and says what the viewer chooses', async () => {
  const choose = vi.fn();
  render(<PhotoFilterRow streams={streams} camera="tau" animal="lion" onChoose={choose} />);
  await expect.element(page.getByRole('combobox', { name: 'Camera' })).toHaveValue('tau');
  await expect.element(page.getByRole('combobox', { name: 'Animal' })).toHaveValue('lion');
  await page.getByRole('combobox', { name: 'Animal' }).selectOptions('Elephant');
  expect(choose.mock.calls).toEqual([['animal', 'elephant']]);
});

it('asks for all animals where the address names one that nobody can choose', async () => {
  const choose = vi.fn();
  render(<PhotoFilterRow streams={streams} camera="" animal="unicorn" onChoose={choose} />);
  await expect.poll(() => choose.mock.calls).toEqual([['animal', '']]);
});
