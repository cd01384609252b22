import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { memo, type ReactNode, useCallback, useEffect } from 'react';
import type { EndlessWords } from '../../../components/endless/endless-foot.tsx';
import { EndlessList, type EndlessListProps } from '../../../components/endless/endless-list.tsx';
import type { AskPage } from '../../../components/endless/pages-reader.ts';
import { useEndless } from '../../../components/endless/use-endless.ts';
import type { PerRow } from '../../../components/per-row/columns.ts';
import type { PerRowChoice } from '../../../components/per-row/per-row-choice.ts';
import { PerRowToggle } from '../../../components/per-row/per-row-toggle.tsx';
import { usePerRow } from '../../../components/per-row/use-per-row.ts';
import { Box, Flex } from '../../../components/ui.ts';
import { ASK_AHEAD } from '../per-row-choices.ts';
import { VideoCard, type VideoCardProps } from './video-card.tsx';

/** A page of further videos changes none of the cards that are there. */
const KeptCard = memo(VideoCard);

interface VideoListProps {
  /** The accessible name: 'Video highlights'. */
  readonly label: string;
  readonly ask: AskPage<VideoView>;
  readonly choice: PerRowChoice;
  readonly initial: PerRow;
  readonly all: string;
  readonly empty: ReactNode;
  readonly end?: ReactNode;
  /** What the toggle says before its numbers. */
  readonly perRowWords?: string;
  readonly hrefOf: (video: VideoView) => string;
  readonly onOpen: (video: VideoView) => void;
  readonly facts?: VideoCardProps['facts'];
  /** Hears of the videos that the list has so far. */
  readonly onItems?: (videos: readonly VideoView[]) => void;
  readonly aboveRow?: EndlessListProps<VideoView>['aboveRow'];
  /** Stands beside the toggle. */
  readonly children?: ReactNode;
}

/** An endless list of videos under its toggle. */
export function VideoList(props: VideoListProps) {
  const { label, ask, choice, initial, hrefOf, onOpen, facts, onItems, perRowWords, aboveRow, children } =
    props;
  const list = useEndless(ask, { doing: 'Reading videos', name: label });
  const { items } = list;
  useEffect(() => onItems?.(items), [onItems, items]);
  const { measure, ...perRow } = usePerRow(choice, initial);
  // The same function from render to render, so that rows stay when a page comes.
  const cardOf = useCallback(
    (video: VideoView) => <KeptCard video={video} href={hrefOf(video)} onOpen={onOpen} facts={facts} />,
    [hrefOf, onOpen, facts],
  );
  const words: EndlessWords = {
    loading: 'Loading videos',
    all: props.all,
    failed: 'The videos could not be loaded.',
    empty: props.empty,
    end: props.end,
  };
  return (
    <div ref={measure}>
      <Flex
        align="end"
        justify="space-between"
        gap={5}
        wrap="wrap"
        // On a phone, where one card fits, there is nothing to choose.
        minHeight={{ base: 0, sm: '44px' }}
        marginBottom={{ base: children ? 5 : 0, sm: 5, md: 6 }}
      >
        <Box flex="1" minWidth="min(100%, 16rem)">
          {children}
        </Box>
        <PerRowToggle perRow={perRow} label="Videos per row" {...(perRowWords && { words: perRowWords })} />
      </Flex>
      <EndlessList
        label={label}
        list={list}
        columns={perRow.columns}
        ahead={ASK_AHEAD}
        words={words}
        aboveRow={aboveRow}
      >
        {cardOf}
      </EndlessList>
    </div>
  );
}
