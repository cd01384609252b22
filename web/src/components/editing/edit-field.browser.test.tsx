import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { EditFieldView } from './edit-field.tsx';

const field = {
  name: 'where',
  label: 'Where it is seen',
  kind: 'choice',
  options: [
    { value: 'tau', text: 'Camera Tau' },
    { value: 'tembe', text: 'Camera Tembe' },
  ],
} as const;
const choice = page.getByRole('combobox', { name: 'Where it is seen' });
const nothing = () => undefined;
const state = {
  name: 'where',
  problem: undefined,
  maxLength: undefined,
  onBlur: nothing,
  onFocus: nothing,
  onInput: nothing,
};
const show = (first: string) => render(<EditFieldView field={field} state={state} first={first} exists />);

it('keeps what is stored where it is offered no more', async () => {
  show('khaya');
  await expect.element(choice).toHaveValue('khaya');
  await expect.element(page.getByRole('option', { name: 'khaya (no longer offered)' })).toBeInTheDocument();
});

it('offers nothing besides its options otherwise', async () => {
  show('tembe');
  await expect.element(choice).toHaveValue('tembe');
  expect(page.getByRole('option').elements()).toHaveLength(2);
});
