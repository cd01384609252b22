import { videoPath } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { PREMIUM_TYPES } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { AllLink } from '../../../components/all-link.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { subscribersOnly } from '../../../components/user-visibility.ts';
import { fetchVideos } from '../../../features/videos/api/videos.ts';
import { VideoCard } from '../../../features/videos/components/video-card.tsx';
import { useVideoModal } from '../../../features/videos/hooks/use-video-modal.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { videosRoom } from './members-videos-place.tsx';

/** How many of the newest are shown. */
const SHOWN = 3;

/** On a phone the cards are a row that one pushes to the side, so that the prices stay near. */
const row = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { base: '78%', sm: '45%', md: 'minmax(0, 1fr)' },
  gap: { base: 4, md: 6 },
  overflowX: { base: 'auto', md: 'visible' },
  // The ring around a card that is pointed at is outside of its picture.
  padding: '2px',
  margin: '-2px',
} as const;

const NONE: readonly VideoView[] = [];

const ask = async () => (await fetchVideos({ filters: { type: [...PREMIUM_TYPES] }, perPage: SHOWN })).items;

/** The newest videos that only members watch. Others find their titles, and the offer when they open one. */
export default function MembersVideos() {
  const { answer, failed } = useAnswer(ask, { doing: 'Reading the newest videos for members' });
  const videos = answer ?? NONE;
  const { open, modal } = useVideoModal(linkTo('premium'), videos);
  if (!answer && !failed) return <Box minHeight={videosRoom} />;
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="members-videos">
      <chakra.h2 id="members-videos" textStyle="section" marginBottom={4}>
        New videos for members
      </chakra.h2>
      <chakra.ul role="list" css={row}>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} href={videoPath(video.id)} onOpen={open} />
          </li>
        ))}
      </chakra.ul>
      <chakra.div css={subscribersOnly} marginTop={3}>
        <AllLink to={linkTo('player')}>All premium videos</AllLink>
      </chakra.div>
      {modal}
    </section>
  );
}
