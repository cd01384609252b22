import { iconButton } from '../../components/icon-button.ts';
import { MoonIcon, SunIcon } from '../../components/icons.tsx';
import { chakra } from '../../components/ui.ts';

/**
 * Switches between dusk and daylight. CSS picks the icon, so the markup is the same in both. The head script handles the press, also
 * before the page is hydrated.
 */
export function ThemeToggle() {
  return (
    <chakra.button
      type="button"
      aria-label="Change between dark and light"
      data-theme-toggle=""
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
