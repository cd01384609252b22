import type { KeyboardEvent } from 'react';
import type { Sound } from './engines/player-engine.ts';
import type { Player } from './player-controller.ts';

const VOLUME_STEP = 0.1;

export interface PlayerKeyActions {
  toggleFullscreen(): void;
  float(): void;
}

/** The sound after a step up or down. The step up from mute returns to the volume from before. */
export function louder(sound: Sound, by: number): Sound {
  if (sound.muted) return by > 0 ? { volume: sound.volume || by, muted: false } : sound;
  const volume = Math.round(Math.min(1, Math.max(0, sound.volume + by)) * 100) / 100;
  return { volume, muted: volume === 0 };
}

/** The sound after mute or unmute. No volume is silence too: unmuted it would stay. */
export function flipped(sound: Sound): Sound {
  const isSilent = sound.muted || sound.volume === 0;
  return isSilent ? { muted: false, volume: sound.volume || 0.5 } : { ...sound, muted: true };
}

/** The action of a letter, which works on the whole page. Undefined if the player does not use the key. */
export function letterAction(
  key: string,
  player: Player,
  actions: PlayerKeyActions,
): (() => void) | undefined {
  const { sound } = player.view();
  switch (key) {
    case 'k':
      return () => player.toggle();
    case 'm':
      return () => player.chooseSound(flipped(sound));
    case 'l':
      return () => player.goLive();
    case 'f':
      return actions.toggleFullscreen;
    case 'p':
      return actions.float;
    default:
      return undefined;
  }
}

/** The action of any of the player's keys. Elsewhere on the page the space bar and the arrows scroll. */
function actionOf(key: string, player: Player, actions: PlayerKeyActions): (() => void) | undefined {
  const { sound } = player.view();
  switch (key) {
    case ' ':
      return () => player.toggle();
    case 'arrowup':
      return () => player.chooseSound(louder(sound, VOLUME_STEP));
    case 'arrowdown':
      return () => player.chooseSound(louder(sound, -VOLUME_STEP));
    default:
      return letterAction(key, player, actions);
  }
}

/** The player's keys while the focus is inside it. */
export function onPlayerKey(
  event: KeyboardEvent<HTMLElement>,
  player: Player,
  actions: PlayerKeyActions,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  // Buttons keep the keys that press them, and sliders the keys that move them.
  if (event.key === ' ' && target.closest('button, a')) return;
  if (event.key.startsWith('Arrow') && target.matches('input')) return;
  const act = actionOf(event.key.toLowerCase(), player, actions);
  if (!act) return;
  event.preventDefault();
  // A held key turns the volume further, and switches only once.
  if (!event.repeat || event.key.startsWith('Arrow')) act();
}
