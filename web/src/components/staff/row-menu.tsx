import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { shadows } from '../../theme/shadows.ts';
import { iconButton } from '../icon-button.ts';
import { drawn } from '../icons.tsx';
import { useMenuButton } from '../menu-button.ts';
import { menuItems, moveMenuFocus } from '../menu-focus.ts';
import { RouterLink } from '../router-link.tsx';
import { Box, chakra } from '../ui.ts';

const DotsIcon = drawn(
  'M5 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0M12 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0M19 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);

const menu = {
  position: 'absolute',
  right: 0,
  top: 'calc(100% + 4px)',
  '&[data-up]': { top: 'auto', bottom: 'calc(100% + 4px)' },
  zIndex: 3,
  minWidth: '11rem',
  maxWidth: '70vw',
  padding: 1,
  background: 'raised',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: shadows.menu,
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '40px',
  '@media (pointer: coarse)': { minHeight: '44px' },
  paddingX: 3,
  borderRadius: 'sm',
  outlineOffset: '-2px',
  fontSize: '0.9375rem',
  fontWeight: 500,
  textAlign: 'start',
  _hover: { background: 'accentSoft' },
  '&[aria-disabled=true]': { color: 'muted', opacity: 0.6, cursor: 'default', background: 'none' },
} as const;

/** Something that can be done to one entry of a list. */
export type MenuAction = { readonly text: string; readonly danger?: boolean } & (
  | { readonly to: string }
  | {
      readonly onChoose: () => void;
      /** It keeps its place, and does nothing. */
      readonly disabled?: boolean;
    }
);

interface RowMenuProps {
  /** What the entry is called. */
  readonly name: string;
  readonly actions: readonly MenuAction[];
}

function Items({ name, actions, onClose }: RowMenuProps & { readonly onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [isUp, setUp] = useState(false);
  useLayoutEffect(() => {
    const { bottom = 0, height = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight && top > height) setUp(true);
    menuItems(box.current)[0]?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    else if (!moveMenuFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const common = { role: 'menuitem', tabIndex: -1, css: item } as const;
  return (
    <Box
      ref={box}
      role="menu"
      aria-label={`More for ${name}`}
      tabIndex={-1}
      css={menu}
      {...(isUp && { 'data-up': '' })}
      onKeyDown={onKeyDown}
    >
      {actions.map((action) =>
        'to' in action ? (
          <RouterLink key={action.text} {...common} to={action.to} onClick={onClose}>
            {action.text}
          </RouterLink>
        ) : (
          <chakra.button
            key={action.text}
            {...common}
            type="button"
            aria-disabled={action.disabled ?? false}
            {...(action.danger && { color: 'danger' })}
            onClick={() => {
              if (action.disabled) return;
              onClose();
              action.onChoose();
            }}
          >
            {action.text}
          </chakra.button>
        ),
      )}
    </Box>
  );
}

/** What else can be done to an entry of a list, behind one button. After a choice the button has the focus. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const { open, close, around, button } = useMenuButton();
  if (actions.length === 0) return null;
  return (
    <Box position="relative" {...around}>
      <chakra.button {...button} type="button" data-more="" aria-label={`More for ${name}`} css={iconButton}>
        <DotsIcon />
      </chakra.button>
      {open && <Items name={name} actions={actions} onClose={close} />}
    </Box>
  );
}
