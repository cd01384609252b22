import { readStored, readStoredJson, writeStored } from '../../lib/storage.ts';
import { chatKey } from '../../lib/storage-keys.ts';
import { createListeners, onEvents, useStore } from '../../lib/store.ts';

/** How this viewer wants the chat, stored in this browser. */
export interface ChatSettings {
  /** True while the panel is shown. */
  readonly panel: boolean;
  readonly messages: boolean;
  readonly sightings: boolean;
  /** True if screen readers announce new messages. */
  readonly announcements: boolean;
}

const DEFAULT_CHAT_SETTINGS: ChatSettings = {
  panel: true,
  messages: true,
  sightings: true,
  announcements: true,
};

const isPartial = (value: unknown): value is Partial<ChatSettings> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'boolean');

let read: { readonly text: string | null; readonly settings: ChatSettings } | undefined;
const { subscribe, notify } = createListeners(() => onEvents(() => window, 'storage')(notify));

/** The same object until a setting changes, here or in another tab. */
export function chatSettings(): ChatSettings {
  const text = readStored(chatKey);
  if (read?.text !== text) {
    const settings = { ...DEFAULT_CHAT_SETTINGS, ...readStoredJson(chatKey, isPartial) };
    read = { text, settings };
  }
  return read?.settings ?? DEFAULT_CHAT_SETTINGS;
}

export function changeChatSettings(part: Partial<ChatSettings>): void {
  writeStored(chatKey, JSON.stringify({ ...chatSettings(), ...part }));
  notify();
}

export function useChatSettings(): ChatSettings {
  return useStore({ subscribe, read: chatSettings }, DEFAULT_CHAT_SETTINGS);
}
