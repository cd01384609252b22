import { isLive } from '@boma/domain/shows/shows.policy.ts';
import { showsPath } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { RouterLink } from '../../../components/router-link.tsx';
import { AirBadge } from '../../../features/shows/components/air-badge.tsx';
import { useLiveSite } from '../../../lib/live-site.ts';

/** The way to the show that is on the air; without one, the children. */
export function RunningShow({ children }: { readonly children: ReactNode }) {
  const show = useLiveSite()?.shows.find(isLive);
  if (!show) return children;
  return (
    <>
      <AirBadge />
      <RouterLink
        to={showsPath(show.show_type.type)}
        truncate
        minWidth={0}
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        Watch the show: {show.title}
      </RouterLink>
    </>
  );
}
