import { type RefObject, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
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
import { Box, chakra } from '../../components/ui.ts';
import { nonSubscribersOnly } from '../../components/user-visibility.ts';
import { HEADER_HEIGHT } from './header.tsx';
import { leftNavigation } from './navigation.ts';

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

const drawer = {
  zIndex: { base: 'drawer', lg: 'auto' },
  position: { base: 'fixed', lg: 'sticky' },
  top: { base: 0, lg: HEADER_HEIGHT },
  left: 0,
  width: { base: 'min(19rem, 84vw)', lg: WIDTH },
  height: { base: '100dvh', lg: `calc(100dvh - ${HEADER_HEIGHT})` },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: { base: 3, lg: 4 },
  background: { base: 'surface', lg: 'ground' },
  borderRightWidth: '1px',
  transform: { base: 'translateX(-102%)', lg: 'none' },
  visibility: { base: 'hidden', lg: 'visible' },
  // Visible at once as it opens, so that it can take the focus; until it has slid out as it closes.
  transition: { base: 'transform 220ms ease-out, visibility 0s 220ms', lg: 'none' },
  '&[data-open]': {
    transform: 'none',
    visibility: 'visible',
    transition: 'transform 220ms ease-out',
  },
} as const;

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

const scrim = {
  position: 'fixed',
  inset: 0,
  zIndex: 'drawer',
  background: 'scrim',
  display: { lg: 'none' },
} as const;

/** Moves the focus into the drawer as it opens and back to where it was as it closes. */
function useFocusInside(open: boolean, drawerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    drawerRef.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, drawerRef]);
}

export interface LeftNavigationProps {
  /** Matters below the docking width only. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The site's main navigation: docked on wide screens, a drawer over the page on narrow ones. */
export function LeftNavigation({ open, onClose }: LeftNavigationProps) {
  const drawerRef = useRef<HTMLDivElement>(null);
  useFocusInside(open, drawerRef);
  const modal = open
    ? { 'data-open': '', role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' }
    : {};
  return (
    <>
      {open && <Box css={scrim} data-scrim="" onClick={onClose} />}
      <Box ref={drawerRef} id="left-navigation" css={drawer} {...modal}>
        <chakra.button
          type="button"
          aria-label="Close the navigation"
          onClick={onClose}
          css={{ ...iconButton, display: { base: 'grid', lg: 'none' } }}
        >
          <CloseIcon />
        </chakra.button>
        <nav aria-label="Main">
          <chakra.ul css={list}>
            {leftNavigation.map((item) => {
              const ItemIcon = icons[item.icon];
              return (
                <chakra.li key={item.to} {...('only' in item ? { css: nonSubscribersOnly } : {})}>
                  <NavLink to={item.to} end={item.to === '/'} onClick={onClose}>
                    <ItemIcon />
                    {item.text}
                  </NavLink>
                </chakra.li>
              );
            })}
          </chakra.ul>
        </nav>
      </Box>
    </>
  );
}
