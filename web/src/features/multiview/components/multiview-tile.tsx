import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ReactNode, useRef } from 'react';
import { PlayIcon } from '../../../components/icons.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import type { TilePlayerOptions } from '../tile-player.ts';

interface MultiviewTileProps {
  /** Counted from 1, as a person counts tiles. */
  readonly number: number;
  readonly streams: readonly StreamView[];
  readonly chosen: StreamView | undefined;
  /** The camera whose still fills a tile without a camera. */
  readonly suggested: StreamView | undefined;
  readonly sounding: boolean;
  readonly onChoose: (slug: string | undefined) => void;
  readonly onHeard: () => void;
  readonly renderStill: (stream: StreamView) => ReactNode;
  readonly renderPlayer: (options: TilePlayerOptions) => ReactNode;
}

/** In a small tile the middle reaches down to the badges. */
const aboveBadges = {
  '@container (width < 260px)': { alignSelf: 'flex-start', marginTop: '6px', paddingY: 1, lineHeight: 1.25 },
} as const;

function WatchButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      position="absolute"
      inset={0}
      display="flex"
      alignItems="center"
      justifyContent="center"
      outlineOffset="-4px"
      containerType="inline-size"
      css={{ '&:hover > span': { background: overPicture.shade(86) } }}
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap={2}
        maxWidth="92%"
        paddingX={4}
        paddingY={2}
        borderRadius="full"
        background={overPicture.shade(66)}
        color={overPicture.ink}
        textStyle="small"
        fontWeight={600}
        transition="background 0.2s"
        css={aboveBadges}
      >
        <PlayIcon size={16} />
        Watch {name}
      </chakra.span>
    </chakra.button>
  );
}

/** The content of the frame: the player of the chosen camera, a still that invites, or nothing yet. */
function TilePicture(props: MultiviewTileProps) {
  const { chosen, suggested, sounding, onHeard, onChoose } = props;
  if (chosen) return props.renderPlayer({ stream: chosen, sounding, onHeard });
  if (!suggested) return null;
  return (
    <>
      {props.renderStill(suggested)}
      <WatchButton name={suggested.name} onClick={() => onChoose(suggested.slug)} />
    </>
  );
}

/** One place of a multiview, and below it the choice of its camera. */
export function MultiviewTile(props: MultiviewTileProps) {
  const { number, streams, chosen, onChoose } = props;
  const choice = useRef<HTMLSelectElement>(null);
  const watch = (slug: string | undefined) => {
    // The button that was pressed goes with the still: the focus stays in the tile.
    choice.current?.focus({ preventScroll: true });
    onChoose(slug);
  };
  return (
    <Box as="li" minWidth={0}>
      <Box
        key={chosen?.slug ?? 'still'}
        position="relative"
        aspectRatio="16 / 9"
        overflow="hidden"
        borderRadius={{ base: 'sm', md: 'md' }}
        background="raised"
      >
        <TilePicture {...props} onChoose={watch} />
      </Box>
      <chakra.select
        ref={choice}
        aria-label={`Camera in tile ${number}`}
        value={chosen?.slug ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
        width="100%"
        height="44px"
        color={chosen ? 'ink' : 'muted'}
        fontWeight={chosen ? 600 : 400}
        textStyle="small"
        css={{ '& option': { background: 'surface', color: 'ink' } }}
      >
        <option value="">Choose a camera</option>
        {streams.map(({ slug, name, subscriber_only }) => (
          <option key={slug} value={slug}>
            {subscriber_only ? `${name} (Premium)` : name}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}
