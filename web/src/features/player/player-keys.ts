import type { KeyboardEvent } from 'react';
import type { Sound } from './engines/player-engine.ts';
import type { Player } from './player-controller.ts';

const VOLUME_STEP = 0.1;

export interface PlayerKeyActions {
  toggleFullscreen(): void;
  float(): void;
}

const louder = (sound: Sound, by: number): Sound => {
  const volume = Math.round(Math.min(1, Math.max(0, (sound.muted ? 0 : sound.volume) + by)) * 100) / 100;
  return { volume, muted: volume === 0 };
};

/** What a key does, or undefined for a key that is none of the player's. */
function actionOf(key: string, player: Player, actions: PlayerKeyActions): (() => void) | undefined {
  const { sound } = player.view();
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return () => player.toggle();
    case 'm':
      return () => player.chooseSound({ ...sound, muted: !sound.muted });
    case 'arrowup':
      return () => player.chooseSound(louder(sound, VOLUME_STEP));
    case 'arrowdown':
      return () => player.chooseSound(louder(sound, -VOLUME_STEP));
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

/** The player's keys. They work while the focus is inside the player, so that they take nothing from the page. */
export function onPlayerKey(
  event: KeyboardEvent<HTMLElement>,
  player: Player,
  actions: PlayerKeyActions,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  // A button's own key is its press, a slider's are its steps.
  if (event.key === ' ' && target.closest('button, a')) return;
  if (event.key.startsWith('Arrow') && target.matches('input')) return;
  const act = actionOf(event.key, player, actions);
  if (!act) return;
  event.preventDefault();
  act();
}
