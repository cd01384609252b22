// The day of a camera: one still in two minutes, in reels of half an hour, for 48 hours.

export const STILL_EVERY_MS = 120_000;
export const REEL_MS = 1_800_000;
/** Stills of one reel. */
export const REEL_STILLS = REEL_MS / STILL_EVERY_MS;
/** Reels that are kept: 48 hours, and the one that is being filled. */
export const REELS_KEPT = 97;
/** Reels of the 24 hours that the page of a camera plays. */
export const DAY_REELS = 48;

/** The number of the reel that has this moment (unix milliseconds). */
export const reelAt = (at: number): number => Math.floor(at / REEL_MS);
/** The number of the two minutes of this moment, since 1970. */
export const slotAt = (at: number): number => Math.floor(at / STILL_EVERY_MS);
/** The place of these two minutes in their reel, from 0. */
export const placeOfSlot = (slot: number): number => slot % REEL_STILLS;
