import { type KeyboardEvent, useEffect, useRef } from 'react';
import { iconButton } from '../../../components/icon-button.ts';
import { useMenuButton } from '../../../components/menu-button.ts';
import { moveMenuFocus } from '../../../components/menu-focus.ts';
import { CheckIcon } from '../../../components/more-icons.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { shadows } from '../../../theme/shadows.ts';
import { type ChatSettings, changeChatSettings } from '../chat-settings.ts';
import { SettingsIcon } from './chat-icons.tsx';

const choices = [
  { key: 'messages', name: 'Messages', says: 'What people say' },
  { key: 'sightings', name: 'Sightings', says: 'Who has been seen, and where' },
  { key: 'announcements', name: 'Announcements', says: 'For screen readers' },
] as const;

const menu = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  right: 0,
  zIndex: 2,
  width: '16.5rem',
  maxWidth: '80vw',
  padding: 1,
  background: 'raised',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: shadows.menu,
} as const;

const item = {
  display: 'grid',
  // In pixels: when text is large the room belongs to the words.
  gridTemplateColumns: 'minmax(0, 1fr) 18px',
  columnGap: '6px',
  alignItems: 'center',
  width: '100%',
  minHeight: '48px',
  paddingX: '12px',
  paddingY: 2,
  textAlign: 'left',
  borderRadius: 'sm',
  outlineOffset: '-2px',
  lineHeight: 1.35,
  '& small': { display: 'block', fontSize: '0.8125rem', color: 'muted' },
  '& svg': { color: 'accent', visibility: 'hidden' },
  '&[aria-checked=true] svg': { visibility: 'visible' },
  _hover: { background: 'accentSoft' },
} as const;

function Choices({ settings, onClose }: { readonly settings: ChatSettings; readonly onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=menuitemcheckbox]')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    else if (!moveMenuFocus(event.currentTarget, event.key)) return;
    // Esc closes the menu alone, not the drawer around it.
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <Box ref={box} role="menu" aria-label="Chat settings" tabIndex={-1} css={menu} onKeyDown={onKeyDown}>
      {choices.map(({ key, name, says }) => (
        <chakra.button
          key={key}
          type="button"
          role="menuitemcheckbox"
          aria-checked={settings[key]}
          aria-label={name}
          tabIndex={-1}
          css={item}
          onClick={() => changeChatSettings({ [key]: !settings[key] })}
        >
          <span>
            {name}
            <small>{says}</small>
          </span>
          <CheckIcon size={18} />
        </chakra.button>
      ))}
    </Box>
  );
}

/** Which messages the chat shows and announces. */
export function SettingsMenu({ settings }: { readonly settings: ChatSettings }) {
  const { open, close, around, button } = useMenuButton();
  return (
    <Box position="relative" {...around}>
      <chakra.button
        {...button}
        type="button"
        aria-label="Chat settings"
        title="Chat settings"
        css={iconButton}
      >
        <SettingsIcon size={20} />
      </chakra.button>
      {open && <Choices settings={settings} onClose={close} />}
    </Box>
  );
}
