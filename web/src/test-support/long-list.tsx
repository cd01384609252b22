import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Providers } from '../app/providers.tsx';
import type { NextPage } from '../components/endless/pages-reader.ts';
import { VideoList } from '../features/videos/components/video-list.tsx';
import { never } from '../lib/store.ts';
import { createStyleCache } from '../theme/style-cache.ts';

/**
 * The page that `tools/budgets/measure-list.ts` scrolls: the list of videos as the site shows it, of so many videos.
 * `?first=5000` says how many of them come with the first page; the others come 24 at a time.
 */
const LENGTH = 5000;
const PAGE = 24;
const COVERS = 60;
const FIRST = Number(new URLSearchParams(location.search).get('first') ?? LENGTH);

const videoOf = (id: number) => ({
  id,
  type: id % 5 === 0 ? ('rare' as const) : ('highlight' as const),
  title: `An elephant calf and its aunt at the waterhole, part ${id}`,
  description: '',
  cover: `/covers/${id % COVERS}.jpg`,
  storage_reference: `https://media.example/vod/${id}/playlist.m3u8`,
  youtube_id: null,
  created_ts: 1_760_000_000 - id * 3600,
  duration: 30 + (id % 600),
  view_count: id * 7,
  show: null,
  camera: null,
});

async function ask({ page }: NextPage) {
  const from = page === 1 ? 0 : FIRST + (page - 2) * PAGE;
  const length = Math.min(page === 1 ? FIRST : PAGE, LENGTH - from);
  return {
    items: Array.from({ length }, (_, at) => videoOf(from + at + 1)),
    lastPage: 1 + Math.ceil((LENGTH - FIRST) / PAGE),
    cursor: null,
  };
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Providers cache={createStyleCache()}>
    <MemoryRouter>
      <VideoList
        label="Videos"
        ask={ask}
        choice={{ read: () => 4, subscribe: never, choose: () => undefined }}
        initial={4}
        all="All videos have been loaded."
        empty={null}
        hrefOf={({ id }) => `/videos/${id}`}
        onOpen={() => undefined}
      />
    </MemoryRouter>
  </Providers>,
);
