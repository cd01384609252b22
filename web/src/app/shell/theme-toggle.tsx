import { iconButton } from '../../components/icon-button.ts';
import { MoonIcon, SunIcon } from '../../components/icons.tsx';
import { chakra } from '../../components/ui.ts';
import { storageKeys, writeStored } from '../../lib/storage.ts';
import { applyTheme } from '../../lib/theme.ts';

function changeTheme(): void {
  const theme = document.documentElement.classList.contains('light') ? 'dark' : 'light';
  applyTheme(theme);
  writeStored(storageKeys.theme, theme);
}

/** Switches between dusk and daylight. CSS picks the icon, so the markup is the same in both. */
export function ThemeToggle() {
  return (
    <chakra.button
      type="button"
      aria-label="Change between dark and light"
      onClick={changeTheme}
      css={iconButton}
    >
      <chakra.span display={{ base: 'block', _light: 'none' }}>
        <SunIcon />
      </chakra.span>
      <chakra.span display={{ base: 'none', _light: 'block' }}>
        <MoonIcon />
      </chakra.span>
    </chakra.button>
  );
}
