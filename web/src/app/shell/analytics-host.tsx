import { trackedUser } from '@boma/domain/analytics/virtual-views.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { collectViews, trackView } from '../../lib/analytics/views.ts';
import { useAllowed } from '../../lib/consent.ts';
import { logFailure } from '../../lib/log.ts';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { readUserType } from '../../session/stored-session.ts';

/** Starts to send views. False if this deployment counts none. */
async function startCollecting(): Promise<boolean> {
  const { analytics } = await runtimeConfig();
  if (!analytics) return false;
  const { sendView } = await import('../../lib/analytics/send-view.later.ts');
  collectViews((path) => sendView(analytics, path, trackedUser(readUserType())));
  return true;
}

/** Counts a view of each page, if this deployment counts views and the viewer agreed. Renders nothing. */
export function AnalyticsHost() {
  const allowed = useAllowed('analytics');
  const { pathname } = useLocation();
  const [counts, setCounts] = useState(false);
  useEffect(() => {
    if (!allowed) return;
    let left = false;
    startCollecting().then(
      (started) => (left ? collectViews(undefined) : setCounts(started)),
      (cause: unknown) => logFailure('Starting to count views', cause),
    );
    return () => {
      left = true;
      collectViews(undefined);
      setCounts(false);
    };
  }, [allowed]);
  useEffect(() => {
    if (!counts) return;
    // A page that sends the viewer on at once was not viewed.
    const timer = setTimeout(() => trackView(pathname));
    return () => clearTimeout(timer);
  }, [counts, pathname]);
  return null;
}
