import { readStoredJson, writeStored } from '../../lib/storage.ts';
import { volumeKey } from '../../lib/storage-keys.ts';
import type { Sound } from './engines/player-engine.ts';

const DEFAULT_SOUND: Sound = { muted: false, volume: 0.8 };

function isSound(value: unknown): value is Sound {
  return (
    typeof value === 'object' &&
    value !== null &&
    'muted' in value &&
    typeof value.muted === 'boolean' &&
    'volume' in value &&
    typeof value.volume === 'number' &&
    value.volume >= 0 &&
    value.volume <= 1
  );
}

/** How loud this viewer likes it. */
export const preferredSound = (): Sound => readStoredJson(volumeKey, isSound) ?? DEFAULT_SOUND;

/** Keeps what the viewer has chosen; what a browser's autoplay rule forced is no choice. */
export const keepSound = ({ muted, volume }: Sound) =>
  writeStored(volumeKey, JSON.stringify({ muted, volume }));

/** Keeps that the viewer wants to hear cameras, as loud as they chose last. */
export function preferSound(): void {
  const { volume } = preferredSound();
  keepSound({ muted: false, volume: volume || DEFAULT_SOUND.volume });
}
