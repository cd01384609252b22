import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test-support/render.tsx';
import { useQueryChange } from './query-change.ts';

const withValue = (name: string) => (search: string) => {
  const query = new URLSearchParams(search);
  query.set(name, 'yes');
  return `?${query}`;
};

function Choices() {
  const { search } = useLocation();
  const change = useQueryChange();
  const changeBoth = () => {
    change(withValue('camera'));
    change(withValue('animal'));
  };
  return (
    <>
      <button type="button" onClick={changeBoth}>
        Both
      </button>
      <output>{search}</output>
    </>
  );
}

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

it('keeps a choice that the page does not show yet when another follows', async () => {
  history.replaceState(null, '', '?day=today');
  render(<Choices />, { Router: BrowserRouter });
  await page.getByRole('button', { name: 'Both' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('?day=today&camera=yes&animal=yes');
});
