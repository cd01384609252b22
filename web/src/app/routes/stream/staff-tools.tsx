import { may } from '@boma/domain/access/access.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Suspense } from 'react';
import { lateOrnament } from '../../../components/late-part.tsx';
import { useStoredUser } from '../../../session/session.ts';

const ReportSighting = lateOrnament(
  () => import('../../../features/sightings/components/report-sighting.later.tsx'),
);

/** What staff can do at a camera. Only staff load its code. */
export function StaffTools({ stream }: { readonly stream: StreamView }) {
  if (!may(useStoredUser(), 'sighting.post')) return null;
  return (
    <Suspense fallback={null}>
      <ReportSighting stream={stream} />
    </Suspense>
  );
}
