/** The state of a camera, a player or a chat, as the viewer reads it. `offline`: this browser has no network. */
export type LiveState = 'live' | 'behind' | 'off-air' | 'offline';

/** The words of each state, short enough for the badge of a small card. Badges, titles, the player and the chat share them. */
export const stateWords: Record<LiveState, string> = {
  live: 'Live',
  behind: 'Behind live',
  'off-air': 'Off air',
  offline: 'You are offline',
};

/** The state in a sentence without its full stop: 'Tau is off the air'. */
export function stateSentence(state: LiveState, name: string): string {
  if (state === 'offline') return stateWords.offline;
  return `${name} is ${state === 'off-air' ? 'off the air' : stateWords[state].toLowerCase()}`;
}

/** The state of a camera. Undefined while it is not known whether the camera is on the air. */
export function cameraState(onAir: boolean | undefined, online: boolean): LiveState | undefined {
  if (!online) return 'offline';
  if (onAir === undefined) return undefined;
  return onAir ? 'live' : 'off-air';
}
