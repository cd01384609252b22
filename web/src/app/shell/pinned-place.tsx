import { Suspense } from 'react';
import { late } from '../../components/late-part.tsx';
import { useLiveSite } from '../../lib/live-site.ts';

const PinnedAnnouncement = late(
  () => import('../../features/notifications/components/pinned-announcement.later.tsx'),
);

/** Shows the pinned announcement, whose code is loaded only while there is one. */
export function PinnedPlace({ onClosed }: { readonly onClosed: () => void }) {
  const announcement = useLiveSite()?.pinned;
  if (!announcement) return null;
  return (
    <Suspense fallback={null}>
      <PinnedAnnouncement key={announcement.id} announcement={announcement} onClosed={onClosed} />
    </Suspense>
  );
}
