import { type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SettingsMenu } from '../features/chat/components/settings-menu.tsx';
import { QualityMenu } from '../features/player/components/quality-menu.tsx';
import { render } from '../test-support/render.tsx';

/** Safari gives a pressed button no focus: the press only takes the focus from what has it. */
function pressAsSafari(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element) || !event.target.closest('button')) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
beforeEach(() => document.addEventListener('mousedown', pressAsSafari));
afterEach(() => document.removeEventListener('mousedown', pressAsSafari));

const Quality = () => (
  <QualityMenu
    qualities={[{ id: 'auto', name: 'Auto' }]}
    chosen="auto"
    playing={undefined}
    onChoose={() => undefined}
  />
);
const Settings = () => (
  <SettingsMenu settings={{ messages: true, sightings: true, announcements: false, panel: true }} />
);

const menus: [string, string, ComponentType][] = [
  ['Quality', 'Quality: Auto', Quality],
  ['Chat settings', 'Chat settings', Settings],
];

it.each(menus)('closes the menu %s by a second press of its button', async (menu, button, Menu) => {
  render(createElement(Menu), { style: 'position:relative; margin:300px 0 300px 200px; width:300px' });
  const press = () => page.getByRole('button', { name: button }).click();
  await press();
  await expect.element(page.getByRole('menu', { name: menu })).toBeVisible();
  await press();
  expect(page.getByRole('menu', { name: menu }).elements()).toHaveLength(0);
  await press();
  await expect.element(page.getByRole('menu', { name: menu })).toBeVisible();
});
