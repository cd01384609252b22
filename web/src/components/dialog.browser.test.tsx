import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn } from '../test-support/drawn.ts';
import { render, unmountAll } from '../test-support/render.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type OpenerProps = Pick<DialogProps, 'size' | 'initialFocus'>;

function Opener(props: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="A dialog" open={open} onClose={() => setOpen(false)} {...props}>
        <button type="button">Inside</button>
        <input aria-label="Your name" />
      </Dialog>
    </>
  );
}

async function openDialog(width: number, props: OpenerProps = {}) {
  await page.viewport(width, 900);
  render(<Opener {...props} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

describe('the dialog', () => {
  it.each([
    [1300, 970],
    [1100, 880],
    [1025, 820],
  ])('R9-077 is 970px above 1024, at most four fifths of the width: at %i it is %i', async (width, expected) => {
    const dialog = await openDialog(width);
    expect(dialog.element().getBoundingClientRect().width).toBe(expected);
  });

  it.each([
    [1024, 728],
    [700, 665],
  ])('R9-078 is 728px up to 1024, at most 95 percent of the width: at %i it is %i', async (width, expected) => {
    const dialog = await openDialog(width);
    expect(dialog.element().getBoundingClientRect().width).toBe(expected);
  });

  it('covers the page in its full size', async () => {
    const dialog = await openDialog(800, { size: 'full' });
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([800, 900]);
  });

  it('focuses its close button first, or the element it is given', async () => {
    await openDialog(1300);
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    unmountAll();
    await openDialog(1300, { initialFocus: () => document.querySelector('input') });
    await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  });

  it('stays while Esc answers a question in it', async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="A dialog" open onClose={onClose}>
        <ConfirmButton question="Delete it?" yes="Yes" no="No" onConfirm={async () => undefined}>
          Delete
        </ConfirmButton>
      </Dialog>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Delete' }));
    await expect.element(page.getByRole('button', { name: 'No', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it('keeps the focus inside, closes by Esc and returns the focus', async () => {
    const dialog = await openDialog(1300);
    for (let press = 0; press < 5; press += 1) {
      await userEvent.keyboard('{Tab}');
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it.each([
    ['the heading of the list', 'h2', true],
    ['the content of the page', 'main', false],
  ])('gives the focus to %s when its opener is gone', async (_, tag, hasHeading) => {
    function Page() {
      const [open, setOpen] = useState(false);
      const [isGone, setGone] = useState(false);
      return (
        <main tabIndex={-1}>
          {hasHeading && <h2 tabIndex={-1}>All reports</h2>}
          <ul>
            {!isGone && (
              <li>
                <h3 tabIndex={-1}>A report</h3>
                <button type="button" onClick={() => setOpen(true)}>
                  Open
                </button>
              </li>
            )}
            <li>
              <h3 tabIndex={-1}>Another report</h3>
            </li>
          </ul>
          <Dialog title="A dialog" open={open} onClose={() => setOpen(false)}>
            <button type="button" onClick={() => setGone(true)}>
              Settle it
            </button>
          </Dialog>
        </main>
      );
    }
    render(<Page />);
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    await userEvent.click(page.getByRole('button', { name: 'Settle it' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.localName).toBe(tag);
  });

  it('stays open when a toast above it is dismissed', async () => {
    await openDialog(1300);
    const toaster = document.body.appendChild(document.createElement('div'));
    toaster.dataset.toaster = '';
    toaster.style.cssText = 'position: fixed; top: 0; z-index: 90; pointer-events: auto';
    const button = toaster.appendChild(document.createElement('button'));
    button.textContent = 'Dismiss';
    const pressed = new Promise((resolve) => button.addEventListener('click', resolve));
    await userEvent.click(button);
    await pressed;
    // A dialog that closes does so in the frame after the press.
    await drawn();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    toaster.remove();
  });

  it('closes by its button', async () => {
    await openDialog(1300);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
