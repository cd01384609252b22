/** The items of an open menu, of whatever kind. */
export const menuItems = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

/** Moves the focus among a menu's items as the arrow keys say. Tells whether the key was one of them. */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = menuItems(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return false;
  items.at(to % items.length)?.focus();
  return true;
}
