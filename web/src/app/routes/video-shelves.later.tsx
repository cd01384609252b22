// Videos on pages that are about something else. Both shelves are one file: they share what the pages of videos load.

import { videoPath } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { PREMIUM_TYPES } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { useCallback } from 'react';
import { AllLink } from '../../components/all-link.tsx';
import { Asked } from '../../components/asked.tsx';
import { COLUMN_GAP } from '../../components/per-row/columns.ts';
import { PerRowToggle } from '../../components/per-row/per-row-toggle.tsx';
import { usePerRow } from '../../components/per-row/use-per-row.ts';
import { Box, chakra, Flex } from '../../components/ui.ts';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { WaitingShape } from '../../components/waiting-shape.tsx';
import { fetchVideos } from '../../features/videos/api/videos.ts';
import { LodgeOfPage } from '../../features/videos/components/lodge-of-page.tsx';
import { VideoCard, type VideoCardProps } from '../../features/videos/components/video-card.tsx';
import { useVideoModal } from '../../features/videos/hooks/use-video-modal.tsx';
import { lodgeFilmFacts } from '../../features/videos/lodge-film-facts.ts';
import { DEFAULTS, HOME_HIGHLIGHTS, highlightsPerRow } from '../../features/videos/per-row-choices.ts';
import { type Answer, useAnswer } from '../../lib/asking/use-answer.ts';

const grid = (columns: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: `${COLUMN_GAP}px`,
    rowGap: { base: 6, lg: 8 },
  }) as const;

/** On a phone the cards are a row that one pushes to the side, so that what follows stays near. */
const row = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { base: '78%', sm: '45%', md: 'minmax(0, 1fr)' },
  gap: { base: 4, md: 6 },
  overflowX: { base: 'auto', md: 'visible' },
  // The ring around a card that has the focus is outside of it.
  padding: '6px',
  margin: '-6px',
} as const;

interface FilmsProps extends Pick<VideoCardProps, 'onOpen' | 'facts'> {
  readonly films: Answer<readonly VideoView[], true>;
  readonly label: string;
  /** How many cards stand there until they are known, and the room below the picture of each. */
  readonly expected: { readonly cards: number; readonly words: string };
  /** How the cards are laid out. */
  readonly layout: typeof row | ReturnType<typeof grid>;
}

/** Keeps the room of the films, so that nothing moves when they come. */
const FilmsRoom = ({ expected, layout }: Pick<FilmsProps, 'expected' | 'layout'>) => (
  <WaitingLines label="Loading videos" minHeight="0">
    <WaitingShape shape="cards" count={expected.cards} css={{ ...layout, '--words': expected.words }} />
  </WaitingLines>
);

/** The films, or what happens to them. */
function Films({ films, label, expected, layout, ...card }: FilmsProps) {
  return (
    <Asked what="the videos" of={films} room={<FilmsRoom expected={expected} layout={layout} />}>
      {(known) => (
        <chakra.ul role="list" aria-label={label} css={layout}>
          {known.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} href={videoPath(video.id)} {...card} />
            </li>
          ))}
        </chakra.ul>
      )}
    </Asked>
  );
}

const shelf = {
  marginTop: 'part',
  paddingTop: 'part',
  borderTopWidth: '1px',
} as const;

const NONE: readonly VideoView[] = [];

/** What home shows. The titles have one line. */
const OF_LODGES = { cards: HOME_HIGHLIGHTS, words: '3.6rem' } as const;

function NewestOfLodges({ lodge }: { readonly lodge: number | null }) {
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
      {perRow.columns !== undefined && (
        <Films
          films={films}
          label="Lodge highlights"
          expected={OF_LODGES}
          layout={grid(perRow.columns)}
          onOpen={open}
          facts={lodge === null ? lodgeFilmFacts : undefined}
        />
      )}
      <Box marginTop={4}>
        <AllLink to={linkTo('lodgeHighlights')}>All lodge highlights</AllLink>
      </Box>
      {modal}
    </chakra.section>
  );
}

/** The newest films of the lodges; on the host name of a lodge, its own. */
export function LodgeShelf() {
  return <LodgeOfPage>{(lodge) => <NewestOfLodges lodge={lodge} />}</LodgeOfPage>;
}

/** What the page of Premium shows. Above the title a card says what kind of video it is. */
const FOR_MEMBERS = { cards: 3, words: '4.7rem' } as const;

const askForMembers = async () =>
  (await fetchVideos({ filters: { type: [...PREMIUM_TYPES] }, perPage: FOR_MEMBERS.cards })).items;

/** The newest videos that only members watch. Others find their titles, and the offer when they open one. */
export function MembersVideos() {
  const films = useAnswer(askForMembers, { doing: 'Reading the newest videos for members' });
  const { open, modal } = useVideoModal(linkTo('premium'), films.answer ?? NONE);
  if (films.answer?.length === 0) return <chakra.p color="muted">The first ones come soon.</chakra.p>;
  return (
    <>
      <Films films={films} label="New videos for members" expected={FOR_MEMBERS} layout={row} onOpen={open} />
      {modal}
    </>
  );
}
