import { useSyncExternalStore } from 'react';
import { readStored, readStoredJson, storageKeys, writeStored } from '../../lib/storage.ts';

/** How this viewer wants the chat, kept in this browser. */
export interface ChatSettings {
  /** Is the panel shown? */
  readonly panel: boolean;
  readonly messages: boolean;
  readonly sightings: boolean;
  /** Does a screen reader hear what arrives? */
  readonly announcements: boolean;
}

export const DEFAULT_CHAT_SETTINGS: ChatSettings = {
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
const listeners = new Set<() => void>();

/** The same object until something is changed, here or in another tab. */
export function chatSettings(): ChatSettings {
  const text = readStored(storageKeys.chat);
  if (read?.text !== text) {
    const settings = { ...DEFAULT_CHAT_SETTINGS, ...readStoredJson(storageKeys.chat, isPartial) };
    read = { text, settings };
  }
  return read?.settings ?? DEFAULT_CHAT_SETTINGS;
}

export function changeChatSettings(part: Partial<ChatSettings>): void {
  writeStored(storageKeys.chat, JSON.stringify({ ...chatSettings(), ...part }));
  for (const listener of listeners) listener();
}

export function subscribeToChatSettings(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function useChatSettings(): ChatSettings {
  return useSyncExternalStore(subscribeToChatSettings, chatSettings, () => DEFAULT_CHAT_SETTINGS);
}
