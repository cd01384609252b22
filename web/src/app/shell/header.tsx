import { linkTo } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { BrandLogo } from '../../components/brand-logo.tsx';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { iconButton } from '../../components/icon-button.ts';
import { MenuIcon } from '../../components/icons.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { chakra, Flex } from '../../components/ui.ts';
import { brand } from '../../config/brand.ts';
import { LARGE_TEXT } from '../../config/breakpoints.ts';
import { LodgeLogo } from '../../features/lodges/components/lodge-logo.tsx';
import { ShowTypeLinks } from '../../features/shows/components/show-type-links.tsx';
import { AccountLinks } from './account-links.tsx';
import { NAVIGATION_ID } from './navigation.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** A low window has a lower one. */
export const HEADER_HEIGHT = 'var(--b-sizes-header)';

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'header',
  display: 'flex',
  alignItems: 'center',
  minHeight: HEADER_HEIGHT,
  paddingLeft: { base: 2, sm: 4, lg: 6 },
  paddingRight: { base: 2, sm: 4, md: 8, lg: 6 },
  // Where a phone or a tablet has room for it, what is last ends where the content ends.
  '@media (min-width: 390px) and (max-width: 479.98px)': { paddingRight: 4 },
  // The bar that says that there is no network lies there.
  paddingTop: 'var(--offline, 0px)',
  background: 'ground',
  borderBottomWidth: '1px',
  // It takes two rows, instead of running out of the window.
  [LARGE_TEXT]: { '&, & > div': { flexWrap: 'wrap' } },
} as const;

const homeLink = {
  flexShrink: 0,
  paddingX: 1,
  '& img': { maxWidth: '30vw', objectFit: 'contain' },
  // On the smallest phones the header has room for the mark only, not for the name.
  '@media (max-width: 359px)': { '& span': { display: 'none' } },
} as const;

const markOnly = { '& span': { display: { base: 'none', lg: 'inline' } } } as const;

interface HeaderBarProps {
  readonly before?: ReactNode;
  /** Without docked navigation the logo is the mark alone: `before` needs the room. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

/** The header of every layout that has one: the logo, and whatever the layout adds. */
export function HeaderBar({ before, isCompact = false, children }: HeaderBarProps) {
  return (
    <chakra.header css={bar}>
      {before}
      <RouterLink
        to={linkTo('home')}
        aria-label={`${brand.name}, home`}
        css={isCompact ? { ...homeLink, ...markOnly } : homeLink}
      >
        <LodgeLogo fallback={<BrandLogo />} />
      </RouterLink>
      {children}
    </chakra.header>
  );
}

const shows = {
  display: { base: 'none', md: 'block' },
  marginLeft: { base: 6, lg: 10 },
  color: 'muted',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  '& a': { display: 'block', paddingY: 2 },
  '& a:hover': { color: 'ink' },
} as const;

const opensNavigation = (
  <chakra.button
    type="button"
    aria-label="Open the navigation"
    popoverTarget={NAVIGATION_ID}
    css={{ ...iconButton, display: { base: 'grid', lg: 'none' } }}
  >
    <MenuIcon />
  </chakra.button>
);

/** In place of a header that fails: the ways home and to the menu, of nothing that could fail with it. */
const plainHeader = (
  <chakra.header css={{ ...bar, gap: 3 }}>
    {opensNavigation}
    <a href={linkTo('home')}>{brand.name}</a>
    <chakra.span textStyle="small" color="muted">
      A part of this bar is missing. Reload the page to bring it back.
    </chakra.span>
  </chakra.header>
);

function FullHeader() {
  return (
    <HeaderBar before={opensNavigation}>
      <chakra.nav aria-label="Shows" css={shows}>
        <ShowTypeLinks />
      </chakra.nav>
      <Flex align="center" justify="flex-end" flexGrow={1} gap={{ base: 0, sm: 2 }}>
        <span id="alert-slot" />
        <span id="chat-slot" />
        <ThemeToggle />
        <AccountLinks />
      </Flex>
    </HeaderBar>
  );
}

/** The header of the main layout. */
export function Header() {
  return (
    <FailsAlone part="header" fallback={plainHeader}>
      <FullHeader />
    </FailsAlone>
  );
}
