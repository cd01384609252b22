import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import { staffPath } from '@boma/domain/content-paths.ts';
import { linkTo, profilePath } from '@boma/domain/site-paths.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { menuItems, moveMenuFocus } from '../../components/menu-focus.ts';
import { RouterLink } from '../../components/router-link.tsx';
import { Box, chakra, VisuallyHidden } from '../../components/ui.ts';
import { subscriptionLabel } from '../../features/membership/subscription-label.ts';
import { openReportCount } from '../../features/moderation/api/moderation-reads.ts';
import { NoticeEntries } from '../../features/notifications/components/notice-entries.tsx';
import { useAnswer } from '../../lib/asking/use-answer.ts';
import { logFailure } from '../../lib/log.ts';
import { useStoredUser, useUserType } from '../../session/session.ts';
import { useUserFlags } from '../../session/use-user-flags.ts';
import { clearSession } from '../../session/write-session.later.ts';
import { shadows } from '../../theme/shadows.ts';
import { accessTo } from '../page-access.ts';
import { pages } from '../pages.ts';

const menu = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  right: 0,
  zIndex: 'header',
  width: '15rem',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'calc(100dvh - 5rem)',
  overflowY: 'auto',
  padding: '6px',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'surface',
  boxShadow: shadows.menu,
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

const notices = {
  maxHeight: '12rem',
  overflowY: 'auto',
  paddingX: 3,
  paddingBottom: 2,
  marginBottom: '6px',
  borderBottomWidth: '1px',
  fontSize: '0.875rem',
  fontWeight: 400,
  lineHeight: 1.4,
  '& li:first-of-type': { borderTopWidth: 0 },
} as const;

/** Closes the menu when the user presses outside of it. */
function useOutsidePress(box: RefObject<HTMLElement | null>, onPress: () => void): void {
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      // The button that opens the menu also closes it.
      if (target instanceof Node && !box.current?.parentElement?.contains(target)) onPress();
    };
    addEventListener('pointerdown', onPointer);
    return () => removeEventListener('pointerdown', onPointer);
  }, [box, onPress]);
}

/** Signs the user out here even if the provider's code does not load. */
async function signOut(): Promise<void> {
  try {
    const { logOut } = await import('../../session/session-keeper.later.ts');
    await logOut();
  } catch (cause) {
    clearSession();
    logFailure('Signing out', cause);
  }
}

interface MenuLink {
  readonly to: string;
  readonly text: string;
  readonly counts?: boolean;
}

const ownPages: readonly MenuLink[] = [
  { to: profilePath('profile'), text: 'My Profile' },
  { to: profilePath('gallery'), text: 'Photo Gallery' },
  { to: profilePath('notifications'), text: 'Alerts/Notifications' },
];

/** Viewers find them on Premium and on home. Members see neither page. */
const memberPages: readonly MenuLink[] = [
  { to: linkTo('player'), text: 'Premium videos' },
  { to: linkTo('lodgeHighlights'), text: 'Lodge highlights' },
];

/** The user's place on the site in one or two words. */
function useStanding(): string {
  const { isAdmin, isZoomie, isSubscriber } = useUserFlags();
  if (isAdmin || isZoomie) return 'Ranger';
  return isSubscriber ? 'Premium member' : 'Viewer';
}

const staffPages: readonly MenuLink[] = [
  { to: linkTo('staff'), text: 'Staff area' },
  { to: staffPath('reports'), text: 'Reports', counts: true },
  { to: staffPath('shows'), text: 'Plan shows' },
];

/** The links of the menu, for this user. */
function useLinks(): readonly MenuLink[] {
  const type = useUserType();
  const user = useStoredUser();
  const isMember = user?.is_subscribed === true;
  const subscription = {
    to: isMember ? profilePath('profile') : linkTo('subscribe'),
    text: subscriptionLabel(user),
  };
  return [
    ...ownPages,
    ...(type === 'subscriber' ? memberPages : []),
    ...(isMember || showsOffers(type) ? [subscription] : []),
    ...(accessTo(pages.staff, { type, roles: user?.roles }) === 'open' ? staffPages : []),
  ];
}

/** How many reports wait for staff. Nothing while that is not known. */
function ReportCount() {
  const { answer } = useAnswer(openReportCount, {
    doing: 'Counting the open reports',
  });
  if (!answer) return null;
  return (
    <chakra.span
      marginLeft="auto"
      paddingX={2}
      borderRadius="full"
      background="accent"
      color="onAccent"
      textStyle="small"
      fontWeight={600}
    >
      {answer}
      <VisuallyHidden> open</VisuallyHidden>
    </chakra.span>
  );
}

function Person({ name }: { readonly name: string | undefined }) {
  return (
    <chakra.p paddingX={3} paddingTop={2} paddingBottom={3} marginBottom="6px" borderBottomWidth="1px">
      <chakra.span display="block" overflowWrap="anywhere">
        {name}
      </chakra.span>
      <chakra.span display="block" textStyle="small" fontWeight={400} color="muted">
        {useStanding()}
      </chakra.span>
    </chakra.p>
  );
}

/** The latest notices to everyone on the site. They are on the page of the user's alerts too. */
function Notices() {
  return (
    <chakra.div css={notices}>
      <chakra.p textStyle="label" color="muted">
        Notices
      </chakra.p>
      <NoticeEntries empty="Nothing new just now." />
    </chakra.div>
  );
}

export interface AccountMenuProps {
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export default function AccountMenu({ opener, onClose }: AccountMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const name = useStoredUser()?.display_name;
  const links = useLinks();
  useOutsidePress(box, onClose);
  useEffect(() => menuItems(box.current)[0]?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      onClose();
      opener.current?.focus();
    } else if (!moveMenuFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const item = { role: 'menuitem', tabIndex: -1 } as const;
  return (
    <Box ref={box} css={menu}>
      <Person name={name} />
      <Notices />
      <div role="menu" aria-label="Your account" tabIndex={-1} onKeyDown={onKeyDown}>
        {links.map(({ to, text, counts }) => (
          <RouterLink key={text} {...item} to={to} onClick={onClose}>
            {text}
            {counts && <ReportCount />}
          </RouterLink>
        ))}
        <chakra.button
          {...item}
          type="button"
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          Sign Out
        </chakra.button>
      </div>
    </Box>
  );
}
