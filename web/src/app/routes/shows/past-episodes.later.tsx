import { videoPath } from '@boma/domain/content-paths.ts';
import { showsPath } from '@boma/domain/site-paths.ts';
import { PAGE_SIZE } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { useMemo, useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { useListAdverts } from '../../../features/adverts/components/list-adverts.tsx';
import { videoPages } from '../../../features/videos/api/videos.ts';
import { VideoList } from '../../../features/videos/components/video-list.tsx';
import { useVideoModal } from '../../../features/videos/hooks/use-video-modal.tsx';
import { DEFAULTS, pastShowsPerRow } from '../../../features/videos/per-row-choices.ts';

/** The shows of one kind that were, to watch again. */
export default function PastEpisodes({
  show,
}: {
  readonly show: { readonly id: number; readonly type: string };
}) {
  const ask = useMemo(
    () => videoPages({ type: ['episode'], show_type_id: show.id }, PAGE_SIZE.episodes),
    [show.id],
  );
  const [episodes, setEpisodes] = useState<readonly VideoView[]>([]);
  const { open, modal } = useVideoModal(showsPath(show.type), episodes);
  return (
    <chakra.section aria-labelledby="past-episodes" marginTop="part" paddingTop="head" borderTopWidth="1px">
      <VideoList
        label="Past episodes"
        ask={ask}
        choice={pastShowsPerRow}
        initial={DEFAULTS.pastShows}
        all="All past episodes have been loaded."
        empty={<chakra.p color="muted">The first show of this kind is still to come.</chakra.p>}
        hrefOf={({ id }) => videoPath(id)}
        onOpen={open}
        onItems={setEpisodes}
        aboveRow={useListAdverts(PAGE_SIZE.episodes)}
      >
        <chakra.h2 id="past-episodes" textStyle="section">
          Past episodes
        </chakra.h2>
      </VideoList>
      {modal}
    </chakra.section>
  );
}
