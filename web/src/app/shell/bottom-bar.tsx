import { linkTo, sitePaths } from '@boma/domain/site-paths.ts';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type ComponentType, type Ref, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { NavLink, useLocation } from 'react-router';
import { FireIcon, GridIcon, HatIcon, Icon, LiveIcon } from '../../components/icons.tsx';
import { notDiscovered } from '../../components/router-link.tsx';
import { chakra } from '../../components/ui.ts';
import { guestsOnly, signedInOnly } from '../../components/user-visibility.ts';
import { LARGE_TEXT } from '../../config/breakpoints.ts';
import { never } from '../../lib/store.ts';
import { tabsRoom, UPRIGHT_PHONE } from './tabs-room.ts';

const bar = {
  display: 'none',
  [UPRIGHT_PHONE]: {
    display: 'block',
    position: 'fixed',
    insetX: 0,
    bottom: 0,
    zIndex: 'header',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    borderTopWidth: '1px',
    background: 'ground',
    'html:has([data-no-tabs]) &': { display: 'none' },
  },
  '& ul': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2px',
    height: '3.5rem',
    color: 'muted',
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: 1.2,
    outlineOffset: '-4px',
  },
  '& a:is([aria-current=page], [data-near])': { color: 'ink', '& svg': { color: 'accent' } },
  // The names stay for screen readers.
  [LARGE_TEXT]: { '& a': { fontSize: 0 } },
} as const;

/** Here, not among the icons that every page loads first. */
const PersonIcon = () => (
  <Icon>
    <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);

interface TabLink {
  readonly text: string;
  readonly to: string;
  readonly icon: ComponentType;
  /** A page that belongs to this place, though its address does not begin with it. */
  readonly near?: string;
  /** Whom it is for. */
  readonly css?: SystemStyleObject;
}

const links: readonly TabLink[] = [
  { text: 'Live', to: sitePaths.streams, icon: LiveIcon },
  { text: 'Multiview', to: linkTo('multiview'), icon: GridIcon },
  { text: 'Shows', to: linkTo('shows'), icon: HatIcon, near: linkTo('schedule') },
  { text: 'Chat', to: linkTo('theBoma'), icon: FireIcon },
  { text: 'Me', to: linkTo('signIn'), icon: PersonIcon, css: guestsOnly },
  { text: 'Me', to: linkTo('profile'), icon: PersonIcon, css: signedInOnly },
];

/** The five places, as links. */
export function BottomLinks({ own }: { readonly own?: Ref<HTMLElement> }) {
  const { pathname } = useLocation();
  return (
    <chakra.nav ref={own} data-tabs="" aria-label="Most used" css={[tabsRoom, bar]}>
      <ul>
        {links.map(({ text, to, icon: LinkIcon, near, ...whom }) => (
          <chakra.li key={to} {...whom}>
            <NavLink to={to} {...notDiscovered} {...(pathname === near && { 'data-near': '' })}>
              <LinkIcon />
              {text}
            </NavLink>
          </chakra.li>
        ))}
      </ul>
    </chakra.nav>
  );
}

const findSlot = () => document.getElementById('bottom-slot');

/** Removes the links that the document came with. One that has the focus gives it to the same link of the bar. */
function takePlace(bar: HTMLElement): void {
  for (const before of bar.parentElement?.querySelectorAll(':scope > nav') ?? []) {
    if (before === bar) continue;
    const held = [...before.querySelectorAll('a')].findIndex((link) => link === document.activeElement);
    before.remove();
    bar.querySelectorAll('a')[held]?.focus();
  }
}

/** On a phone held upright, the five places that viewers go to most, within reach of a thumb: in the main layout alone. */
export function BottomBar() {
  const slot = useSyncExternalStore(never, findSlot, () => null);
  const own = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (own.current) takePlace(own.current);
  }, [slot]);
  return slot && createPortal(<BottomLinks own={own} />, slot);
}
