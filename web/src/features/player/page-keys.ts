import { readStored, writeStored } from '../../lib/storage.ts';
import { shortcutsKey } from '../../lib/storage-keys.ts';
import { createListeners, useStore } from '../../lib/store.ts';

const OFF = 'off';
const { subscribe, notify } = createListeners();
const wanted = { subscribe, read: () => readStored(shortcutsKey) !== OFF };

/** True unless the viewer has turned the page's keys off. They can be in the way of speech input and screen readers. */
export const usePageKeysWanted = (): boolean => useStore(wanted, true);

export function wantPageKeys(on: boolean): void {
  writeStored(shortcutsKey, on ? 'on' : OFF);
  notify();
}

const TYPING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';
/** Inside these a letter chooses an item or belongs to what lies over the page. */
const OWN_KEYS = 'dialog, [role=dialog], [role=menu], [role=listbox], [role=tablist]';

const isForPage = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !(event.target instanceof Element && event.target.closest(`${TYPING}, ${OWN_KEYS}`)) &&
  document.querySelector('dialog[open], [aria-modal=true]') === null;

/**
 * Calls back for each key that is meant for the page: not while the viewer types, with no dialog or menu open. Returns
 * what ends it. `act` answers whether it used the key.
 */
export function onPageKey(act: (key: string) => boolean): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (wanted.read() && isForPage(event) && act(event.key.toLowerCase())) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
