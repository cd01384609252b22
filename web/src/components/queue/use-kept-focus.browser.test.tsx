import { type ReactNode, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

function List({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div {...useKeptFocus(heading)}>
      <h1 ref={heading} tabIndex={-1}>
        Waiting
      </h1>
      <p>Nothing here takes the focus.</p>
      {children}
    </div>
  );
}

/** It goes by its own state: the list is not rendered. */
function Row() {
  const [isGone, setGone] = useState(false);
  return isGone ? null : (
    <button type="button" onClick={() => setGone(true)}>
      Settle it
    </button>
  );
}

const list = (row: ReactNode) => <List>{row}</List>;
const heading = page.getByRole('heading', { name: 'Waiting' });
const settle = async () => {
  (page.getByRole('button', { name: 'Settle it' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

it('moves the focus of what is gone at once, also when the list itself is not rendered', async () => {
  render(list(<Row />));
  await settle();
  await expect.element(heading).toHaveFocus();
});

it('moves no focus later, once the viewer has pressed elsewhere', async () => {
  const { rerender } = render(list(<Row />));
  await settle();
  await userEvent.click(page.getByText('Nothing here takes the focus.'));
  rerender(list(<p>A new one waits.</p>));
  await expect.element(page.getByText('A new one waits.')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
