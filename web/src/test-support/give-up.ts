import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Gives a choice up by key that cannot be chosen again. Expects that the box keeps the focus, and presses in vain. */
export async function giveUpByKey(box: Locator): Promise<void> {
  await expect.element(box).toBeChecked();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toBeDisabled();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
}
