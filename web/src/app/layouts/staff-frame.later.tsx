import { may } from '@boma/domain/access/access.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { MenuIcon } from '../../components/icons.tsx';
import { pageColumn } from '../../components/page-column.ts';
import { RouterLink } from '../../components/router-link.tsx';
import { CONTENT_ID, SkipLink } from '../../components/skip-link.tsx';
import { Box, chakra, Flex } from '../../components/ui.ts';
import { LARGE_TEXT, NAVIGATION_DOCKED } from '../../config/breakpoints.ts';
import { PaletteButton } from '../../features/staff/components/palette-button.tsx';
import { StaffLinks } from '../../features/staff/components/staff-links.tsx';
import { sectionAt } from '../../features/staff/staff-sections.ts';
import { mediaQuery, useMedia } from '../../lib/use-media.ts';
import { useStoredUser } from '../../session/session.ts';
import { AccountLinks } from '../shell/account-links.tsx';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';
import { HEADER_HEIGHT, HeaderBar } from '../shell/header.tsx';
import { ThemeToggle } from '../shell/theme-toggle.tsx';

const columns = {
  display: { lg: 'grid' },
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  alignItems: 'start',
} as const;

// On a narrow screen it covers the page below the header, in columns, so that most of it is in sight at once: of entries on a
// phone, of groups on a tablet.
const panel = {
  display: { base: 'none', lg: 'block' },
  '&[data-open]': { display: 'block' },
  position: { base: 'fixed', lg: 'sticky' },
  top: HEADER_HEIGHT,
  insetInline: { base: 0, lg: 'auto' },
  zIndex: { base: 'drawer', lg: 'auto' },
  height: `calc(100dvh - ${HEADER_HEIGHT})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingX: 3,
  paddingY: { base: 3, md: 6, lg: 2 },
  borderRightWidth: { lg: '1px' },
  background: 'ground',
  scrollbarWidth: 'thin',
  '& ul': {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', md: 'none' },
    columnGap: 2,
  },
  // The header takes two rows then.
  [LARGE_TEXT]: {
    top: `calc(2 * ${HEADER_HEIGHT})`,
    height: `calc(100dvh - 2 * ${HEADER_HEIGHT})`,
    '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
} as const;

const menuLook = {
  display: { base: 'inline-flex', lg: 'none' },
  alignItems: 'center',
  gap: 2,
  minHeight: '44px',
  minWidth: 0,
  paddingX: 2,
  marginInlineEnd: { md: 2 },
  borderRadius: 'md',
  fontWeight: 600,
  _hover: { background: 'raised' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const NAVIGATION_ID = 'staff-navigation';

const docked = mediaQuery(`(min-width: ${NAVIGATION_DOCKED}px)`);

const isSkipLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`a[href="#${CONTENT_ID}"]`) !== null;

/** Open on a phone until a link is followed or Esc is pressed. On wide screens it is always there. */
function useMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isDocked = useMedia(docked);
  const isOpen = openAt === pathname && !isDocked;
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    // The content below the menu takes no focus until the menu is closed, and the browser follows the link right after the press.
    const skip = ({ target }: MouseEvent) => {
      if (isSkipLink(target)) flushSync(() => setOpenAt(undefined));
    };
    addEventListener('keydown', close);
    addEventListener('click', skip);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('click', skip);
    };
  }, [isOpen]);
  const section = sectionAt(pathname.split('/')[2])?.title ?? 'Staff area';
  return {
    isOpen,
    button,
    section,
    toggle: () => setOpenAt(isOpen ? undefined : pathname),
    // Also for a link to this same page, and for a later Back to where the menu was open.
    close: () => {
      if (!isOpen) return;
      setOpenAt(undefined);
      button.current?.focus();
    },
  };
}

/** The logo, and the ways out of the staff area. */
function StaffHeader({ before, isStaff }: { readonly before: ReactNode; readonly isStaff: boolean }) {
  return (
    <HeaderBar before={before} isCompact={isStaff}>
      <Flex align="center" gap={{ base: 0, sm: 2 }} marginLeft="auto">
        {isStaff && <PaletteButton />}
        <RouterLink
          to={linkTo('streams')}
          display={{ base: 'none', md: 'inline-flex' }}
          alignItems="center"
          minHeight="44px"
          paddingX={3}
          color="muted"
          _hover={{ color: 'ink' }}
        >
          Watch the cameras
        </RouterLink>
        <ThemeToggle />
        <AccountLinks />
      </Flex>
    </HeaderBar>
  );
}

function StaffNavigation({ isOpen, onLeave }: { readonly isOpen: boolean; readonly onLeave: () => void }) {
  return (
    <chakra.nav id={NAVIGATION_ID} aria-label="Staff area" css={panel} {...(isOpen && { 'data-open': '' })}>
      <StaffLinks onFollow={onLeave} />
    </chakra.nav>
  );
}

const content = {
  ...pageColumn,
  maxWidth: '72rem',
  marginX: 0,
  paddingTop: { base: 4, md: 6 },
  paddingBottom: { base: 12, md: 20 },
} as const;

/** Around all pages of the staff area: its navigation beside them, or behind a button on a phone. */
export default function StaffFrame({ children }: { readonly children: ReactNode }) {
  const { isOpen, button, section, toggle, close } = useMenu();
  const isStaff = may(useStoredUser(), 'desk.read');
  const menuButton = (
    <chakra.button
      ref={button}
      type="button"
      aria-label={`${section}: staff menu`}
      aria-expanded={isOpen}
      aria-controls={NAVIGATION_ID}
      onClick={toggle}
      css={menuLook}
    >
      <MenuIcon />
      <span>{section}</span>
    </chakra.button>
  );
  return (
    <>
      <SkipLink />
      <StaffHeader before={isStaff && menuButton} isStaff={isStaff} />
      <Box css={isStaff ? columns : {}}>
        {isStaff && <StaffNavigation isOpen={isOpen} onLeave={close} />}
        <div>
          {/* The open menu lies over it. */}
          <div inert={isOpen}>
            <ContentLandmark>
              <Box css={content}>{children}</Box>
            </ContentLandmark>
          </div>
          <DeferredShell floats={false} />
        </div>
      </Box>
    </>
  );
}
