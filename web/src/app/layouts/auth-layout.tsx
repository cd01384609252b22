import { linkTo } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SkipLink } from '../../components/skip-link.tsx';
import { chakra } from '../../components/ui.ts';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';
import { HeaderBar } from '../shell/header.tsx';

const toggle = {
  display: 'flex',
  marginLeft: 'auto',
  padding: '3px',
  borderWidth: '1px',
  borderRadius: 'full',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: '40px',
    paddingX: { base: 3, sm: 4 },
    borderRadius: 'full',
    textStyle: 'label',
    color: 'muted',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: 'ink' },
  '& a[aria-current=page]': { background: 'accent', color: 'onAccent' },
} as const;

/** The layout for registering and signing in: the logo and the links between the two, without other navigation. */
export function AuthLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <HeaderBar>
        <chakra.nav aria-label="Register or sign in" css={toggle}>
          <NavLink to={linkTo('register')}>REGISTER</NavLink>
          <NavLink to={linkTo('signIn')}>SIGN IN</NavLink>
        </chakra.nav>
      </HeaderBar>
      <ContentLandmark>{children}</ContentLandmark>
      <DeferredShell />
    </>
  );
}
