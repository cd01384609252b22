import { isLive, upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { CameraPlayer } from '../../../features/player/components/camera-player.tsx';
import { AirBadge } from '../../../features/shows/components/air-badge.tsx';
import type { ShowClock } from '../../../features/shows/hooks/use-show-clock.ts';
import { showCoverOf } from '../../../features/shows/show-words.ts';
import { RangerPromo } from './ranger-promo.tsx';
import { ShowPreview } from './show-preview.tsx';
import { streamOfShow } from './show-stream.ts';

function OnAir({ show }: { readonly show: ShowView }) {
  return (
    <section aria-label={`On air: ${show.title}`}>
      <Box borderRadius={{ base: 'sm', md: 'lg' }} overflow="hidden">
        <CameraPlayer
          key={`${show.id} ${show.code} ${show.youtube_id}`}
          stream={streamOfShow(show)}
          watching="open"
          live
          poster={showCoverOf(show.cover_clean, show.show_type.type)}
        />
      </Box>
      <Flex align="center" gap={3} wrap="wrap" marginTop={4}>
        <AirBadge />
        <chakra.h2 textStyle="section">{show.title}</chakra.h2>
      </Flex>
      {show.sub_title !== '' && (
        <chakra.p color="muted" marginTop={1}>
          {show.sub_title}
        </chakra.p>
      )}
    </section>
  );
}

const grid = {
  display: 'grid',
  gap: { base: 4, md: 5 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridAutoRows: { md: 'minmax(13rem, auto)' },
  // The next show is beside the two others.
  '& > :first-child:nth-last-child(3)': { gridRow: { md: 'span 2' } },
} as const;

/** The live player of a running show; otherwise the next show, the one after it, and a ranger. */
export function ShowStage({
  shows,
  clock,
}: {
  readonly shows: readonly ShowView[];
  readonly clock: ShowClock;
}) {
  const [next, afterNext] = upcomingShows(shows, clock.now);
  if (next && isLive(next)) return <OnAir show={next} />;
  return (
    <chakra.div css={grid}>
      {next && <ShowPreview show={next} superTitle="Next show" clock={clock} />}
      {afterNext && <ShowPreview show={afterNext} superTitle="After that" clock={clock} />}
      {!next && (
        <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={6}>
          No show is planned here at the moment. New ones appear by themselves.
        </chakra.p>
      )}
      <RangerPromo />
    </chakra.div>
  );
}
