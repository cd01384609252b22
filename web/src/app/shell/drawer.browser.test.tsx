import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { MainLayout } from '../layouts/main-layout.tsx';
import { DrawerBehaviour } from './drawer-behaviour.tsx';

vi.mock(import('./deferred-shell.tsx'), () => ({ DeferredShell: () => null }));

const names = ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const;

/** As Safari 16.4 has it: no popovers, and a selector that it does not know throws. */
function takePopoversAway(): () => void {
  const prototype = HTMLElement.prototype as unknown as Record<string, unknown>;
  const were = names.map((name) => Object.getOwnPropertyDescriptor(prototype, name));
  for (const name of names) delete prototype[name];
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function match(this: Element, selector) {
    if (selector.includes(':popover-open')) throw new SyntaxError('The string did not match the pattern.');
    return matches.call(this, selector);
  });
  return () =>
    names.forEach((name, index) => Object.defineProperty(prototype, name, were[index] as PropertyDescriptor));
}

const menu = page.getByRole('navigation', { name: 'Main' });
const opener = page.getByRole('button', { name: 'Open the navigation' });

let giveBack: () => void = () => undefined;
beforeEach(async () => {
  await page.viewport(390, 800);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => giveBack();
});

function show(): HTMLElement {
  giveBack = takePopoversAway();
  const { host } = render(
    <>
      <MainLayout>
        <p>The page itself</p>
      </MainLayout>
      <DrawerBehaviour />
    </>,
  );
  // This browser would open it by itself.
  host.querySelector('[popover]')?.removeAttribute('popover');
  return host;
}

it('without popovers the menu opens by its button, takes the focus, and closes by Escape', async () => {
  show();
  await expect.element(page.getByText('The page itself')).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  await opener.click();
  await expect.element(menu).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close the navigation' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('without popovers the menu closes by its own button and by a link', async () => {
  show();
  await opener.click();
  await page.getByRole('button', { name: 'Close the navigation' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await opener.click();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByText('The page itself')).toBeVisible();
});
