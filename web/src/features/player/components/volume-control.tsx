import { chakra, Flex } from '../../../components/ui.ts';
import type { Sound } from '../engines/player-engine.ts';
import { ControlButton } from './control-button.tsx';
import { MutedIcon, SoundIcon } from './player-icons.tsx';

interface VolumeControlProps {
  readonly sound: Sound;
  readonly compact: boolean;
  readonly onChange: (sound: Sound) => void;
}

/** Mute, and how loud. Narrow players, where a thumb has the volume keys under it anyway, go without the slider. */
export function VolumeControl({ sound, compact, onChange }: VolumeControlProps) {
  const silent = sound.muted || sound.volume === 0;
  const unmuted = { muted: false, volume: sound.volume === 0 ? 0.5 : sound.volume };
  return (
    <Flex align="center">
      <ControlButton
        label={silent ? 'Unmute' : 'Mute'}
        shortcut="M"
        onClick={() => onChange(silent ? unmuted : { ...sound, muted: true })}
      >
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
