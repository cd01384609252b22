import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ReactNode, useRef } from 'react';
import { iconButton } from '../../../components/icon-button.ts';
import { LeaveFullscreenIcon, PlayIcon } from '../../../components/more-icons.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import type { TilePlayerOptions } from '../tile-player.ts';
import { EnlargeIcon } from './enlarge-icon.tsx';
import { NAME_HEIGHT } from './wall-styles.ts';

interface MultiviewTileProps {
  /** Counted from 1, as a person counts tiles. */
  readonly number: number;
  /** How many tiles there are. */
  readonly count: number;
  readonly streams: readonly StreamView[];
  readonly chosen: StreamView | undefined;
  /** The camera whose still fills a tile without a camera. */
  readonly suggested: StreamView | undefined;
  readonly sounding: boolean;
  /** Larger than the others. */
  readonly large: boolean;
  /** Makes it larger than the others, or as large as they are. */
  readonly onFocus: () => void;
  readonly onChoose: (slug: string | undefined) => void;
  readonly onHeard: () => void;
  readonly renderStill: (stream: StreamView) => ReactNode;
  readonly renderPlayer: (options: TilePlayerOptions) => ReactNode;
  /** What can be done with the camera of the tile, beside its name. */
  readonly renderAction?: (stream: StreamView) => ReactNode;
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

const nameBar = {
  display: 'flex',
  alignItems: 'center',
  height: NAME_HEIGHT,
  background: 'ground',
  '@media (pointer: coarse)': { '& > *': { minHeight: NAME_HEIGHT } },
} as const;

const nameChoice = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  textStyle: 'small',
  textOverflow: 'ellipsis',
  outlineOffset: '-2px',
  '& option': { background: 'surface', color: 'ink' },
} as const;

/** Shows the tile larger than the others; pressed again, as one of them. */
function FocusButton({ name, large, onFocus }: { name: string; large: boolean; onFocus: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-label={`Show ${name} large`}
      aria-pressed={large}
      title={large ? 'Show all alike' : 'Show large'}
      onClick={onFocus}
      css={{ ...iconButton, width: '40px', height: NAME_HEIGHT, borderRadius: 'sm', outlineOffset: '-2px' }}
      color={large ? 'accent' : 'muted'}
    >
      {large ? <LeaveFullscreenIcon size={18} /> : <EnlargeIcon size={18} />}
    </chakra.button>
  );
}

/** One place of the wall, and below it its camera's name, which is also the choice of another. */
export function MultiviewTile(props: MultiviewTileProps) {
  const { number, streams, chosen, large, onChoose, onFocus } = props;
  const choice = useRef<HTMLSelectElement>(null);
  const watch = (slug: string | undefined) => {
    // The button that was pressed goes with the still: the focus stays in the tile.
    choice.current?.focus({ preventScroll: true });
    onChoose(slug);
  };
  return (
    <Box as="li" minWidth={0} data-large={large ? '' : undefined}>
      <Box
        key={chosen?.slug ?? 'still'}
        position="relative"
        aspectRatio="16 / 9"
        overflow="hidden"
        borderRadius="sm"
        background="raised"
      >
        <TilePicture {...props} onChoose={watch} />
      </Box>
      <Box css={nameBar}>
        <chakra.select
          ref={choice}
          aria-label={`Camera in tile ${number}`}
          value={chosen?.slug ?? ''}
          onChange={(event) => onChoose(event.target.value || undefined)}
          css={nameChoice}
          color={chosen ? 'ink' : 'muted'}
          fontWeight={chosen ? 600 : 400}
        >
          <option value="">Choose a camera</option>
          {streams.map(({ slug, name, subscriber_only }) => (
            <option key={slug} value={slug}>
              {subscriber_only ? `${name} (Premium)` : name}
            </option>
          ))}
        </chakra.select>
        {chosen && props.renderAction?.(chosen)}
        {chosen && props.count > 1 && <FocusButton name={chosen.name} large={large} onFocus={onFocus} />}
      </Box>
    </Box>
  );
}
