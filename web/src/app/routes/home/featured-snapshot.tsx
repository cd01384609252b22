import { Suspense } from 'react';
import { lateOrnament } from '../../../components/late-part.tsx';
import { FeaturedRoom } from '../../../features/photos/components/featured-room.tsx';

const Featured = lateOrnament<object>(
  () => import('../../../features/photos/components/featured-photo.later.tsx'),
);

/** The snapshot that home shows, in a separate chunk. */
export const FeaturedSnapshot = () => (
  <Suspense fallback={<FeaturedRoom />}>
    <Featured />
  </Suspense>
);
