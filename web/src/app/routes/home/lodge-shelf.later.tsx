import { videoPath } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { useCallback } from 'react';
import { AllLink } from '../../../components/all-link.tsx';
import { Button } from '../../../components/button.ts';
import { COLUMN_GAP } from '../../../components/per-row/columns.ts';
import { PerRowToggle } from '../../../components/per-row/per-row-toggle.tsx';
import { usePerRow } from '../../../components/per-row/use-per-row.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { waiting } from '../../../components/waiting.ts';
import { HOME_HIGHLIGHTS } from '../../../config/home.ts';
import { fetchVideos } from '../../../features/videos/api/videos.ts';
import { LodgeOfPage } from '../../../features/videos/components/lodge-of-page.tsx';
import { VideoCard, type VideoCardProps } from '../../../features/videos/components/video-card.tsx';
import { useVideoModal } from '../../../features/videos/hooks/use-video-modal.tsx';
import { lodgeFilmFacts } from '../../../features/videos/lodge-film-facts.ts';
import { DEFAULTS, highlightsPerRow } from '../../../features/videos/per-row-choices.ts';
import { type Answer, useAnswer } from '../../../lib/asking/use-answer.ts';

const grid = (columns: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: `${COLUMN_GAP}px`,
    rowGap: { base: 6, lg: 8 },
  }) as const;

/** Keeps the room of the films, so that nothing moves when they come. */
const FilmsRoom = ({ columns }: { readonly columns: number }) => (
  <Box {...waiting} role="group" aria-busy="true" aria-label="Loading videos" css={grid(columns)}>
    {Array.from({ length: HOME_HIGHLIGHTS }, (_, at) => (
      // As high as a card whose title has one line.
      <Box key={at} paddingBottom="3.6rem">
        <Box aspectRatio="16 / 9" borderRadius="md" background="raised" />
      </Box>
    ))}
  </Box>
);

/** The films in columns, or what happens to them. */
function Films({
  films: { answer, failed, retry },
  columns,
  ...card
}: Pick<VideoCardProps, 'onOpen' | 'facts'> & {
  readonly films: Answer<readonly VideoView[], true>;
  readonly columns: number | undefined;
}) {
  if (!answer && failed)
    return (
      <Flex gap={4} align="center" wrap="wrap">
        <chakra.p color="muted">The videos could not be loaded.</chakra.p>
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </Flex>
    );
  if (columns === undefined) return null;
  if (!answer) return <FilmsRoom columns={columns} />;
  return (
    <chakra.ul role="list" aria-label="Lodge highlights" css={grid(columns)}>
      {answer.map((video) => (
        <li key={video.id}>
          <VideoCard video={video} href={videoPath(video.id)} {...card} />
        </li>
      ))}
    </chakra.ul>
  );
}

const shelf = {
  marginTop: 'part',
  paddingTop: 'part',
  borderTopWidth: '1px',
} as const;

const NONE: readonly VideoView[] = [];

function Newest({ lodge }: { readonly lodge: number | null }) {
  const ask = useCallback(async (): Promise<readonly VideoView[]> => {
    const filters = { type: ['lodge' as const], ...(lodge !== null && { lodge }) };
    return (await fetchVideos({ filters, paginate: 1, perPage: HOME_HIGHLIGHTS })).items;
  }, [lodge]);
  const films = useAnswer(ask, { doing: 'Reading lodge highlights' });
  const { measure, ...perRow } = usePerRow(highlightsPerRow, DEFAULTS.home);
  const { open, modal } = useVideoModal(linkTo('home'), films.answer ?? NONE);
  if (films.answer?.length === 0) return null;
  return (
    <chakra.section ref={measure} aria-labelledby="lodge-highlights" css={shelf}>
      <Flex align="center" justify="space-between" gap={4} wrap="wrap" marginBottom={{ base: 5, md: 6 }}>
        <chakra.h2 id="lodge-highlights" textStyle="title">
          From the lodges
        </chakra.h2>
        <PerRowToggle perRow={perRow} label="Videos per row" />
      </Flex>
      <Films
        films={films}
        columns={perRow.columns}
        onOpen={open}
        facts={lodge === null ? lodgeFilmFacts : undefined}
      />
      <Box marginTop={4}>
        <AllLink to={linkTo('lodgeHighlights')}>All lodge highlights</AllLink>
      </Box>
      {modal}
    </chakra.section>
  );
}

/** The newest films of the lodges; on the host name of a lodge, its own. */
export default function LodgeShelf() {
  return <LodgeOfPage>{(lodge) => <Newest lodge={lodge} />}</LodgeOfPage>;
}
