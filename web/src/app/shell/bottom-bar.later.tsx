import { linkTo, sitePaths } from '@boma/domain/site-paths.ts';
import { NavLink } from 'react-router';
import { alone } from '../../components/fails-alone.tsx';
import { FireIcon, GridIcon, HatIcon, Icon, LiveIcon } from '../../components/icons.tsx';
import { chakra } from '../../components/ui.ts';
import { guestsOnly, signedInOnly } from '../../components/user-visibility.ts';
import { LARGE_TEXT } from '../../config/breakpoints.ts';

/** A phone held upright. */
const UPRIGHT_PHONE = '@media (max-width: 559.98px) and (orientation: portrait)';

/**
 * Keeps the lower end of a phone free for the bar. What keeps free of the bar reads its height from `--tabs`. A page that
 * needs the lower end for itself, as a camera does for its chat, carries `data-no-tabs`.
 */
const room = {
  [UPRIGHT_PHONE]: {
    'html:has(&):not(:has([data-no-tabs]))': {
      '--tabs': 'calc(3.5rem + env(safe-area-inset-bottom, 0px))',
      scrollPaddingBottom: 'var(--tabs)',
    },
    'body:has(&)': { paddingBottom: 'var(--tabs, 0px)' },
  },
} as const;

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
  '& a[aria-current=page]': { color: 'ink', '& svg': { color: 'accent' } },
  // The names stay for screen readers.
  [LARGE_TEXT]: { '& a': { fontSize: 0 } },
} as const;

const PersonIcon = () => (
  <Icon>
    <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);

const links = [
  { text: 'Live', to: sitePaths.streams, icon: LiveIcon },
  { text: 'Multiview', to: linkTo('multiview'), icon: GridIcon },
  { text: 'Shows', to: linkTo('shows'), icon: HatIcon },
  { text: 'Chat', to: linkTo('theBoma'), icon: FireIcon },
  { text: 'Me', to: linkTo('signIn'), icon: PersonIcon, css: guestsOnly },
  { text: 'Me', to: linkTo('profile'), icon: PersonIcon, css: signedInOnly },
] as const;

/** On a phone held upright, the five places that viewers go to most, within reach of a thumb: in the main layout alone. */
function BottomBar() {
  return (
    <chakra.nav data-tabs="" aria-label="Most used" css={[room, bar]}>
      <ul>
        {links.map(({ text, to, icon: LinkIcon, ...item }) => (
          <chakra.li key={to} {...('css' in item ? { css: item.css } : {})}>
            <NavLink to={to}>
              <LinkIcon />
              {text}
            </NavLink>
          </chakra.li>
        ))}
      </ul>
    </chakra.nav>
  );
}

export default alone('bar at the bottom', BottomBar);
