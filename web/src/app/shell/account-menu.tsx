import { userFlags } from '@boma/domain/accounts/user-flags.ts';
import { isStaff } from '@boma/domain/chat/chat.policy.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { RouterLink } from '../../components/router-link.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { forgetSession } from '../../lib/identity/kept-session.ts';
import { readSessionState } from '../../lib/identity/session-state.ts';
import { logFailure } from '../../lib/log.ts';
import { useStoredUser } from '../../lib/session.ts';
import { linkTo } from '../paths.ts';

const menu = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  right: 0,
  zIndex: 'header',
  width: '15rem',
  padding: '6px',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
  boxShadow: '0 12px 32px rgba(8, 6, 4, 0.28)',
  whiteSpace: 'normal',
  '& [role=menuitem]': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '44px',
    paddingX: 3,
    borderRadius: 'md',
    fontSize: '0.9375rem',
    textAlign: 'left',
    outlineOffset: '-2px',
  },
  '& [role=menuitem]:hover': { background: 'raised' },
} as const;

const itemsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** Moves the focus as the arrow keys say. Tells whether the key was one of them. */
function moveFocus(box: HTMLElement, key: string): boolean {
  const items = itemsIn(box);
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return false;
  items.at(to % items.length)?.focus();
  return true;
}

/** Closes the menu when something outside of it is pressed. */
function useOutsidePress(box: RefObject<HTMLElement | null>, onPress: () => void): void {
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      // What opens it closes it too.
      if (target instanceof Node && !box.current?.parentElement?.contains(target)) onPress();
    };
    addEventListener('pointerdown', onPointer);
    return () => removeEventListener('pointerdown', onPointer);
  }, [box, onPress]);
}

/** Whatever fails, nobody stays signed in here who has pressed it. */
async function signOut(): Promise<void> {
  try {
    const { logOut } = await import('../../lib/identity/session-keeper.ts');
    await logOut();
  } catch (cause) {
    forgetSession();
    logFailure('Signing out', cause);
  }
}

/** What somebody is here, in a word. */
function useStanding(): string {
  const user = useStoredUser();
  const { isAdmin, isZoomie, isSubscriber } = userFlags({ ...readSessionState(), user });
  if (isAdmin || isZoomie) return 'Ranger';
  return isSubscriber ? 'Premium member' : 'Viewer';
}

export interface AccountMenuProps {
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export default function AccountMenu({ opener, onClose }: AccountMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const standing = useStanding();
  const user = useStoredUser();
  useOutsidePress(box, onClose);
  useEffect(() => itemsIn(box.current)[0]?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      onClose();
      opener.current?.focus();
    } else if (!moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const item = { role: 'menuitem', tabIndex: -1 } as const;
  return (
    <Box ref={box} css={menu}>
      <chakra.p paddingX={3} paddingTop={2} paddingBottom={3} marginBottom="6px" borderBottomWidth="1px">
        <chakra.span display="block" overflowWrap="anywhere">
          {user?.display_name}
        </chakra.span>
        <chakra.span display="block" textStyle="small" fontWeight={400} color="muted">
          {standing}
        </chakra.span>
      </chakra.p>
      <div role="menu" aria-label="Your account" tabIndex={-1} onKeyDown={onKeyDown}>
        <RouterLink {...item} to={`${linkTo('profile')}/profile`} onClick={onClose}>
          My Profile
        </RouterLink>
        <RouterLink {...item} to={linkTo('theBoma')} onClick={onClose}>
          Boma Chat
        </RouterLink>
        {user && isStaff(user) && (
          <RouterLink {...item} to={linkTo('reports')} onClick={onClose}>
            Reported messages
          </RouterLink>
        )}
        <chakra.button
          {...item}
          type="button"
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          Sign out
        </chakra.button>
      </div>
    </Box>
  );
}
