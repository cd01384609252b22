import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useRef } from 'react';
import { iconButton } from '../../../components/icon-button.ts';
import { LeaveFullscreenIcon } from '../../../components/more-icons.tsx';
import { phoneOnItsSide } from '../../../components/stage.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { CameraIcon } from '../../photos/components/camera-icon.tsx';
import { SnapshotButton } from '../../photos/components/snapshot-button.tsx';
import { EnlargeIcon } from './enlarge-icon.tsx';
import { TilePicture } from './tile-picture.tsx';
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
}

/** Over the picture the name has the colours of what lies there, in both themes. */
const overTile = {
  position: 'absolute',
  insetX: 0,
  top: 0,
  zIndex: 1,
  borderRadius: 'var(--b-radii-sm) var(--b-radii-sm) 0 0',
  background: `linear-gradient(${overPicture.shade(86)}, ${overPicture.shade(45)})`,
  '& > :is(select, button)': { color: overPicture.ink, background: 'none' },
} as const;

const nameBar = {
  display: 'flex',
  alignItems: 'center',
  height: NAME_HEIGHT,
  background: 'ground',
  '@media (pointer: coarse)': { '& > *': { minHeight: NAME_HEIGHT } },
  [phoneOnItsSide]: { '[data-names-over] > li > &': overTile },
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

const tileButton = {
  ...iconButton,
  width: '40px',
  height: NAME_HEIGHT,
  borderRadius: 'sm',
  outlineOffset: '-2px',
} as const;

/** Takes a picture of the camera in a tile. */
function TileSnapshot({ stream }: { readonly stream: StreamView }) {
  return (
    <SnapshotButton stream={stream}>
      {(open) => (
        <chakra.button
          type="button"
          aria-label={`Snapshot of ${stream.name}`}
          title="Snapshot"
          aria-haspopup="dialog"
          onClick={open}
          css={tileButton}
        >
          <CameraIcon size={18} />
        </chakra.button>
      )}
    </SnapshotButton>
  );
}

/** Shows the tile larger than the others; pressed again, as one of them. */
function FocusButton({ name, large, onFocus }: { name: string; large: boolean; onFocus: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-label={`Show ${name} large`}
      aria-pressed={large}
      title={large ? 'Show all alike' : 'Show large'}
      onClick={onFocus}
      css={tileButton}
      color={large ? 'accent' : 'muted'}
    >
      {large ? <LeaveFullscreenIcon size={18} /> : <EnlargeIcon size={18} />}
    </chakra.button>
  );
}

/** One place of the wall, and below it or over it its camera's name, which is also the choice of another. */
export function MultiviewTile(props: MultiviewTileProps) {
  const { number, streams, chosen, suggested, large, onChoose, onFocus } = props;
  const choice = useRef<HTMLSelectElement>(null);
  const watch = (slug: string | undefined) => {
    // The button that was pressed goes with the still: the focus stays in the tile.
    choice.current?.focus({ preventScroll: true });
    onChoose(slug);
  };
  return (
    <Box as="li" position="relative" minWidth={0} data-large={large ? '' : undefined}>
      <Box
        key={chosen?.slug ?? 'still'}
        position="relative"
        aspectRatio="16 / 9"
        overflow="hidden"
        borderRadius="sm"
        background="raised"
      >
        <TilePicture
          chosen={chosen}
          suggested={suggested}
          sounding={props.sounding}
          onHeard={props.onHeard}
          onChoose={watch}
        />
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
          {/* An empty tile bears the name of the camera that it shows and offers, which is in the list as well. */}
          <option value="" hidden={suggested !== undefined} disabled={suggested !== undefined}>
            {suggested?.name ?? 'Choose a camera'}
          </option>
          {streams.map(({ slug, name, subscriber_only }) => (
            <option key={slug} value={slug}>
              {subscriber_only ? `${name} (Premium)` : name}
            </option>
          ))}
        </chakra.select>
        {chosen && <TileSnapshot key={chosen.slug} stream={chosen} />}
        {chosen && props.count > 1 && <FocusButton name={chosen.name} large={large} onFocus={onFocus} />}
      </Box>
    </Box>
  );
}
