import { Box, chakra, Flex } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import type { Sound } from '../engines/player-engine.ts';
import type { Fullscreen } from '../hooks/use-fullscreen.ts';
import type { Player } from '../player-controller.ts';
import { flipped } from '../player-keys.ts';
import type { Theatre } from '../player-props.ts';
import type { PlayerView } from '../player-view.ts';
import { ControlButton } from './control-button.tsx';
import { LiveMark } from './live-mark.tsx';
import {
  EnterFullscreenIcon,
  FloatingIcon,
  LeaveFullscreenIcon,
  MutedIcon,
  PauseIcon,
  PlaySolidIcon,
  SoundIcon,
  TheatreIcon,
} from './player-icons.tsx';
import { QualityMenu } from './quality-menu.tsx';

interface VolumeControlProps {
  readonly sound: Sound;
  readonly compact: boolean;
  readonly onChange: (sound: Sound) => void;
}

/** Mute, and how loud. Narrow players, where a thumb has the volume keys under it anyway, go without the slider. */
function VolumeControl({ sound, compact, onChange }: VolumeControlProps) {
  const silent = sound.muted || sound.volume === 0;
  return (
    <Flex align="center">
      <ControlButton label={silent ? 'Unmute' : 'Mute'} shortcut="M" onClick={() => onChange(flipped(sound))}>
        {silent ? <MutedIcon /> : <SoundIcon />}
      </ControlButton>
      {!compact && (
        <chakra.input
          type="range"
          aria-label="Volume"
          aria-keyshortcuts="ArrowUp ArrowDown"
          min={0}
          max={100}
          step={5}
          value={silent ? 0 : Math.round(sound.volume * 100)}
          onChange={({ target }) => {
            const volume = Number(target.value) / 100;
            onChange({ muted: volume === 0, volume });
          }}
          width="88px"
          height="24px"
          marginInline={1}
          accentColor="accent"
          cursor="pointer"
          display="none"
          css={{ '@container player (min-width: 560px)': { display: 'block' } }}
        />
      )}
    </Flex>
  );
}

interface PlayerControlsProps {
  readonly player: Player;
  readonly view: PlayerView;
  readonly name: string;
  readonly compact: boolean;
  /** Under the picture instead of on it. */
  readonly below: boolean;
  readonly shown: boolean;
  readonly fullscreen: Fullscreen;
  readonly theatre: Theatre | undefined;
  readonly onFloat: () => void;
}

/** Over a picture the controls need a shade to stand on; under it they have a ground of their own. */
function barBackground(below: boolean, hasPicture: boolean): string {
  if (below) return 'surface';
  return hasPicture
    ? `linear-gradient(to top, ${overPicture.shade(86)}, ${overPicture.shade(0)})`
    : 'transparent';
}

/** What the picture looks like and where it is; a tile goes without. */
function PictureControls({
  player,
  view,
  onFloat,
}: Pick<PlayerControlsProps, 'player' | 'view' | 'onFloat'>) {
  const { can } = player.engine;
  return (
    <>
      {can.quality && view.qualities.length > 2 && (
        <QualityMenu
          qualities={view.qualities}
          chosen={view.quality}
          playing={view.playingQuality}
          onChoose={(id) => player.engine.setQuality(id)}
        />
      )}
      {can.pictureInPicture && (
        <ControlButton
          label="Picture in picture"
          shortcut="P"
          onClick={onFloat}
          css={{ '@container player (max-width: 319px)': { display: 'none' } }}
        >
          <FloatingIcon />
        </ControlButton>
      )}
    </>
  );
}

/** How large the picture is. */
function SizeControls({ fullscreen, theatre }: Pick<PlayerControlsProps, 'fullscreen' | 'theatre'>) {
  return (
    <>
      {theatre && !fullscreen.active && (
        <ControlButton
          label="Theatre"
          shortcut="T"
          aria-pressed={theatre.active}
          onClick={theatre.toggle}
          css={{ '@container player (max-width: 559px)': { display: 'none' } }}
        >
          <TheatreIcon />
        </ControlButton>
      )}
      <ControlButton
        label={fullscreen.active ? 'Leave full screen' : 'Full screen'}
        shortcut="F"
        onClick={fullscreen.toggle}
      >
        {fullscreen.active ? <LeaveFullscreenIcon /> : <EnterFullscreenIcon />}
      </ControlButton>
    </>
  );
}

const row = {
  '@container player (max-width: 479px)': { gap: 0 },
  '&[data-shown], &:hover, &:has([role=menu])': {
    opacity: 1,
    // The row itself lets presses through to what lies under it.
    '& > :not(:empty), & button': { pointerEvents: 'auto' },
  },
  // While the keyboard rests, what has its focus stays in sight alone: a viewer sees what the next key will do.
  '&:has(:focus-visible):not([data-shown], :hover)': {
    opacity: 1,
    background: 'none',
    '& > :is(button, div):not(:focus-visible, :has(:focus-visible))': { opacity: 0 },
    // The shade of the row is gone, and the picture may be as bright as the control.
    '& :focus-visible': { background: overPicture.shade(72) },
  },
} as const;

/** Everything a viewer can do with the picture, in one row. */
export function PlayerControls(props: PlayerControlsProps) {
  const { player, view, name, compact, below, shown, fullscreen, theatre, onFloat } = props;
  const { can } = player.engine;
  const hasPicture = view.phase === 'live' || view.phase === 'behind' || view.phase === 'paused';
  const playing = view.facts.wanted && view.phase !== 'blocked';
  return (
    <Flex
      data-controls=""
      data-shown={shown || below ? '' : undefined}
      position="absolute"
      insetInline={0}
      bottom={0}
      align="center"
      gap={compact ? 0 : 1}
      paddingInline={{ base: 1, md: 2 }}
      paddingBlockStart={below ? 0 : compact ? 6 : 14}
      paddingBlockEnd={below ? 0 : { base: 0, md: 1 }}
      height={below ? 12 : undefined}
      background={barBackground(below, hasPicture)}
      opacity={0}
      pointerEvents="none"
      transition="opacity 0.25s"
      css={row}
    >
      <ControlButton
        data-play=""
        label={playing ? `Pause ${name}` : `Play ${name}`}
        shortcut="K"
        onClick={() => player.toggle()}
      >
        {playing ? <PauseIcon /> : <PlaySolidIcon />}
      </ControlButton>
      <VolumeControl sound={view.sound} compact={compact} onChange={(sound) => player.chooseSound(sound)} />
      {can.goLive && (
        <Box paddingInlineStart={1}>
          <LiveMark
            facts={view.facts}
            phase={view.phase}
            compact={compact}
            onGoLive={() => player.goLive()}
          />
        </Box>
      )}
      <Box flex="1" />
      {!compact && hasPicture && <PictureControls player={player} view={view} onFloat={onFloat} />}
      <SizeControls fullscreen={fullscreen} theatre={theatre} />
    </Flex>
  );
}
