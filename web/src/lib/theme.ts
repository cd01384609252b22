import { readStored, writeStored } from './storage.ts';
import { themeKey } from './storage-keys.ts';

export type Theme = 'dark' | 'light';

/** The chosen theme, else what the system prefers, else dusk. */
export function readTheme(): Theme {
  const stored = readStored(themeKey);
  if (stored === 'dark' || stored === 'light') return stored;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('light', theme === 'light');
  classList.toggle('dark', theme === 'dark');
  const browser = document.querySelector<HTMLMetaElement>('meta[data-dark]');
  if (browser) browser.content = browser.dataset[theme] ?? '';
}

/** Changes to the other theme and keeps it for later visits. */
export function changeTheme(): void {
  const theme = document.documentElement.classList.contains('light') ? 'dark' : 'light';
  applyTheme(theme);
  writeStored(themeKey, theme);
}
