import { Suspense } from 'react';
import { lateOrnament } from '../../../components/late-part.tsx';
import type { NewsSourceProps } from '../../../components/news-item.tsx';
import { useLiveSite } from '../../../lib/live-site.ts';

const SightingNews = lateOrnament(() => import('../../sightings/components/sighting-news.later.tsx'));

/** The newest sighting. Most of the time there is none, and home does without the code. */
export function SeenNews(props: NewsSourceProps) {
  if (!useLiveSite()?.sightings?.length) return null;
  return (
    <Suspense fallback={null}>
      <SightingNews {...props} />
    </Suspense>
  );
}
