import { page } from 'vitest/browser';

/** Chooses something in the menu of an entry of a list. */
export async function chooseInMenu(name: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
}
