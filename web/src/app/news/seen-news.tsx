import { lazy, Suspense } from 'react';
import type { NewsSourceProps } from '../../components/news-item.tsx';
import { useLiveSite } from '../../lib/live-site.ts';

const SightingNews = lazy(async () => ({
  default: (await import('../../features/sightings/components/sighting-news.tsx')).SightingNews,
}));

/** The newest sighting. Most of the time there is none, and home does without the code. */
export function SeenNews(props: NewsSourceProps) {
  if (!useLiveSite()?.sightings?.length) return null;
  return (
    <Suspense fallback={null}>
      <SightingNews {...props} />
    </Suspense>
  );
}
