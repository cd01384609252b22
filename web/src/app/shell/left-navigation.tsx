import { NavLink } from 'react-router';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { iconButton } from '../../components/icon-button.ts';
import {
  CalendarIcon,
  CloseIcon,
  FilmIcon,
  FireIcon,
  GridIcon,
  HatIcon,
  HomeIcon,
  LeafIcon,
  LiveIcon,
  MailIcon,
  PhotoIcon,
  StarIcon,
} from '../../components/icons.tsx';
import { notDiscovered } from '../../components/router-link.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { nonSubscribersOnly } from '../../components/user-visibility.ts';
import { closeDrawer } from './drawer.ts';
import { HEADER_HEIGHT } from './header.tsx';
import { leftNavigation, NAVIGATION_ID } from './navigation.ts';

const icons = {
  home: HomeIcon,
  premium: StarIcon,
  live: LiveIcon,
  videos: FilmIcon,
  photos: PhotoIcon,
  chat: FireIcon,
  multiview: GridIcon,
  shows: HatIcon,
  schedule: CalendarIcon,
  about: LeafIcon,
  contact: MailIcon,
} as const;

/** Of the docked navigation. */
const WIDTH = '14.5rem';

const SLIDE = '220ms ease-out';

/**
 * Docked, the navigation is beside the page although its popover is closed. Below that it is a popover as large as the
 * window: the panel, and beside it a scrim that closes it.
 */
const popover = {
  display: { base: 'none', lg: 'block' },
  position: { base: 'fixed', lg: 'sticky' },
  inset: { base: 0, lg: 'auto' },
  top: { lg: HEADER_HEIGHT },
  width: { base: '100%', lg: WIDTH },
  height: { base: '100%', lg: `calc(100dvh - ${HEADER_HEIGHT})` },
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  borderWidth: 0,
  overflow: 'hidden',
  color: 'inherit',
  background: { base: 'scrim', lg: 'transparent' },
  opacity: { base: 0, lg: 1 },
  transition: {
    base: `opacity ${SLIDE}, display ${SLIDE} allow-discrete, overlay ${SLIDE} allow-discrete`,
    lg: 'none',
  },
  '&:popover-open': { display: 'block', opacity: 1 },
  // Where the browser has no popovers (`drawer.ts`). A selector that it does not know would void the whole rule.
  '&[data-open]': { display: 'block', opacity: 1, zIndex: 'drawer' },
  // On its own, because a style that the browser does not know voids the whole rule.
  '@starting-style': { '&:popover-open': { opacity: { base: 0, lg: 1 } } },
} as const;

const panel = {
  position: 'relative',
  width: { base: 'min(19rem, 84vw)', lg: 'auto' },
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: { base: 3, lg: 4 },
  background: { base: 'surface', lg: 'ground' },
  borderRightWidth: '1px',
  transform: { base: 'translateX(-4rem)', lg: 'none' },
  transition: { base: `transform ${SLIDE}`, lg: 'none' },
  // Not ':popover-open' alone: Emotion would put its own class in front of a colon.
  '[popover]:popover-open > &': { transform: 'none' },
  '[data-open] > &': { transform: 'none' },
  '@starting-style': {
    '[popover]:popover-open > &': { transform: { base: 'translateX(-4rem)', lg: 'none' } },
  },
} as const;

const scrim = { position: 'absolute', inset: 0, width: '100%', display: { lg: 'none' } } as const;

const list = {
  display: 'grid',
  gap: '2px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: '44px',
    paddingX: 3,
    borderRadius: 'md',
    color: 'muted',
    fontWeight: 500,
  },
  '& a:hover': { color: 'ink', background: 'raised' },
  '& a[aria-current=page]': { color: 'ink', background: 'accentSoft', '& svg': { color: 'accent' } },
} as const;

/** After a link the new page is seen, not the drawer over it. */
function closeAfterLink(): void {
  const drawer = document.getElementById(NAVIGATION_ID);
  if (drawer) closeDrawer(drawer);
}

const closing = { type: 'button', popoverTarget: NAVIGATION_ID, popoverTargetAction: 'hide' } as const;

function Links() {
  return (
    <nav aria-label="Main">
      <chakra.ul css={list}>
        {leftNavigation.map((item) => {
          const ItemIcon = icons[item.icon];
          return (
            <chakra.li key={item.to} css={item.only && nonSubscribersOnly}>
              <NavLink to={item.to} {...notDiscovered} end={item.to === '/'} onClick={closeAfterLink}>
                <ItemIcon />
                {item.text}
              </NavLink>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </nav>
  );
}

const words = (
  <chakra.p textStyle="small" color="muted" padding={3}>
    The menu is missing. Its pages are at the foot of this one too.
  </chakra.p>
);

/** The site's main navigation: docked on wide screens, a drawer over the page on narrow ones. */
export function LeftNavigation() {
  return (
    <chakra.div id={NAVIGATION_ID} popover="auto" css={popover}>
      <chakra.button {...closing} tabIndex={-1} aria-hidden="true" css={scrim} />
      <Box css={panel}>
        <chakra.button
          {...closing}
          data-close=""
          aria-label="Close the navigation"
          css={{ ...iconButton, display: { base: 'grid', lg: 'none' } }}
        >
          <CloseIcon />
        </chakra.button>
        <FailsAlone part="menu" fallback={words}>
          <Links />
        </FailsAlone>
      </Box>
    </chakra.div>
  );
}
