import { may } from '@boma/domain/access/access.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { iconButton } from '../../components/icon-button.ts';
import { MenuIcon } from '../../components/icons.tsx';
import { pageColumn } from '../../components/page-column.ts';
import { RouterLink } from '../../components/router-link.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { Box, chakra, Flex } from '../../components/ui.ts';
import { PaletteButton } from '../../features/staff/components/palette-button.tsx';
import { StaffLinks } from '../../features/staff/components/staff-links.tsx';
import { useStoredUser } from '../../session/session.ts';
import { AccountLinks } from '../shell/account-links.tsx';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';
import { HEADER_HEIGHT, HeaderBar } from '../shell/header.tsx';
import { ThemeToggle } from '../shell/theme-toggle.tsx';

const columns = {
  display: { lg: 'grid' },
  gridTemplateColumns: '15.75rem minmax(0, 1fr)',
  alignItems: 'start',
} as const;

const panel = {
  display: { base: 'none', lg: 'block' },
  '&[data-open]': { display: 'block' },
  position: { lg: 'sticky' },
  top: { lg: HEADER_HEIGHT },
  height: { lg: `calc(100dvh - ${HEADER_HEIGHT})` },
  overflowY: { lg: 'auto' },
  padding: { base: 3, lg: 4 },
  borderBottomWidth: { base: '1px', lg: 0 },
  borderRightWidth: { lg: '1px' },
  background: { base: 'surface', lg: 'ground' },
  '& ul': { display: 'grid', gap: '2px' },
} as const;

const NAVIGATION_ID = 'staff-navigation';

/** Open on a phone until a link is followed or Esc is pressed. On wide screens it is always there. */
function useMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === pathname;
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen]);
  return { isOpen, button, toggle: () => setOpenAt(isOpen ? undefined : pathname) };
}

/** The logo, and the ways out of the staff area. */
function StaffHeader({ before, isStaff }: { readonly before: ReactNode; readonly isStaff: boolean }) {
  return (
    <HeaderBar before={before}>
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

function StaffNavigation({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <chakra.nav id={NAVIGATION_ID} aria-label="Staff area" css={panel} {...(isOpen && { 'data-open': '' })}>
      <StaffLinks />
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
  const { isOpen, button, toggle } = useMenu();
  const isStaff = may(useStoredUser(), 'desk.read');
  const menuButton = (
    <chakra.button
      ref={button}
      type="button"
      aria-label="Staff menu"
      aria-expanded={isOpen}
      aria-controls={NAVIGATION_ID}
      onClick={toggle}
      css={{ ...iconButton, display: { base: 'grid', lg: 'none' } }}
    >
      <MenuIcon />
    </chakra.button>
  );
  return (
    <>
      <SkipLink />
      <StaffHeader before={isStaff && menuButton} isStaff={isStaff} />
      <Box css={isStaff ? columns : {}}>
        {isStaff && <StaffNavigation isOpen={isOpen} />}
        <div>
          <ContentLandmark>
            <Box css={content}>{children}</Box>
          </ContentLandmark>
          <DeferredShell floats={false} />
        </div>
      </Box>
    </>
  );
}
