/** Keyboard access to the messages: arrows move between messages, Tab goes to the actions of one. */

/** The message that an element is in. */
export const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/** Moves the focus among the rows inside `list`. Returns true if the key was one of those that do so. */
export function moveAmongRows(list: HTMLElement, target: EventTarget | null, key: string): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rowOf(target);
  const at = row ? rows.indexOf(row) : rows.length;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[key];
  const next = to === undefined ? undefined : rows[to];
  next?.focus();
  return next !== undefined;
}

/** While a message has the focus, Tab reaches its actions. */
export function setReachable(target: EventTarget | null, reachable: boolean): void {
  const buttons = rowOf(target)?.querySelectorAll<HTMLElement>('[data-controls] button') ?? [];
  for (const button of buttons) button.tabIndex = reachable ? 0 : -1;
}

/** True if the focus has left its message. */
export function leavesRow(target: EventTarget | null, next: EventTarget | null): boolean {
  const row = rowOf(target);
  return row !== null && rowOf(next) !== row;
}

/** Moves the focus off a message that is being removed: to the next one, else to the previous one, else to the list. */
export function focusBeside(control: HTMLElement): void {
  const row = rowOf(control);
  if (!row?.contains(document.activeElement)) return;
  const beside = row.nextElementSibling ?? row.previousElementSibling ?? row.closest('[role=log]');
  if (beside instanceof HTMLElement) beside.focus({ preventScroll: true });
}
