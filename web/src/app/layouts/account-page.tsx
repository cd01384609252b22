import { profilePath } from '@boma/domain/site-paths.ts';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { pageColumn } from '../../components/page-column.ts';
import { chakra } from '../../components/ui.ts';
import { useUserType } from '../../session/session.ts';
import { HEADER_HEIGHT } from '../shell/header.tsx';
import { AccountFrame, framedCamera } from './account-frame.tsx';

/**
 * Puts what is about 46rem high into the middle of a high window. Measured by the window alone: in the middle by its own height,
 * the form would jump whenever a field says what is wrong. A form on its way has the same (`renderer/waiting-shapes.ts`).
 */
const top = {
  base: 'top',
  md: `max(var(--b-spacing-top), (100svh - ${HEADER_HEIGHT} - 46rem) / 2)`,
} as const;

interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  /** The place among the open cameras of the one whose cover is shown. */
  readonly camera: number;
  readonly children: (onEntering: (entering: boolean) => void) => ReactNode;
}

/** A page for signing in or registering. A user who is signed in, by another tab too, is sent to their profile. */
export function AccountPage({ title, lead, camera, children }: AccountPageProps) {
  const userType = useUserType();
  // A user who signs in with this page's form is sent on by the session host, not from here.
  const [entering, setEntering] = useState(false);
  const isIn = userType === 'registered' || userType === 'subscriber';
  if (isIn && !entering) return <Navigate to={profilePath('profile')} replace />;
  return (
    <chakra.div css={pageColumn} paddingTop={top} paddingBottom="part">
      <AccountFrame
        camera={framedCamera('open', camera)}
        words={
          <>
            <chakra.h1 textStyle="title">{title}</chakra.h1>
            <chakra.p textStyle="lead" color="muted" marginTop={3} marginBottom="head">
              {lead}
            </chakra.p>
          </>
        }
      >
        {children(setEntering)}
      </AccountFrame>
    </chakra.div>
  );
}
