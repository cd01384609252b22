/** A player as the others on the page know it. */
export interface Claimant {
  /** Players of one group play side by side. */
  readonly group: string | undefined;
  pause(): void;
  mute(): void;
}

const playing = new Set<Claimant>();

const together = (a: Claimant, b: Claimant) => a.group !== undefined && a.group === b.group;

/** A player starts: every other player on this page that is not in its group pauses. */
export function claimPlayback(claimant: Claimant): void {
  const others = [...playing].filter((other) => other !== claimant && !together(other, claimant));
  playing.add(claimant);
  for (const other of others) {
    playing.delete(other);
    other.pause();
  }
}

/** Says that a player begins to be heard: the others of its group fall silent. */
export function claimSound(claimant: Claimant): void {
  for (const other of playing) if (other !== claimant) other.mute();
}

/** Says that a player has paused, or is gone. */
export function releasePlayback(claimant: Claimant): void {
  playing.delete(claimant);
}
