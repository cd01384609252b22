import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../components/dialog.tsx';
import { render } from '../../test-support/render.tsx';
import { PressedFocus } from './pressed-focus.tsx';

/** In Safari a press gives a button or link no focus. */
function pressAsSafari(event: MouseEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
}
beforeEach(() => document.addEventListener('mousedown', pressAsSafari));
afterEach(() => document.removeEventListener('mousedown', pressAsSafari));

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PressedFocus />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <a
        href="/photo"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Open the photo
      </a>
      <Dialog title="A dialog" open={open} onClose={() => setOpen(false)}>
        Words
      </Dialog>
    </>
  );
}

it.each([
  ['button', 'Open'],
  ['link', 'Open the photo'],
] as const)('returns the focus to the %s that opened a dialog, where a press gives no focus', async (role, name) => {
  render(<Page />);
  const opener = page.getByRole(role, { name, exact: true });
  await opener.click();
  await expect.element(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
