// The last 48 hours of a camera: one still in two minutes, in reels of half an hour, and a tiny one in ten minutes.

export const STILL_EVERY_MS = 120_000;
/** A document holds a megabyte: 15 of these, each a third longer in base64. */
export const REEL_STILL_MAX_BYTES = 48_000;
export const REEL_MS = 1_800_000;
/** Stills of one reel. */
export const REEL_STILLS = REEL_MS / STILL_EVERY_MS;
/** Reels that are kept: 48 hours, and the one that is being filled. */
export const REELS_KEPT = 97;
/** Two minutes of the 48 hours that a viewer can look through. */
export const DAY_SLOTS = 1440;
/** Every so many two minutes have a tiny still too: one in ten minutes. */
export const PEEK_EVERY_SLOTS = 5;
/** Two minutes of the four hours whose tiny stills are kept together. */
export const PEEKS_SLOTS = 120;
/** Four hours of tiny stills that are kept: 48 hours, and those that are being filled. */
export const PEEKS_KEPT = 13;
/** Sightings, and as many photos, that mark the 48 hours at most: the newest ones. */
export const DAY_MARKS = 40;

/** Cameras that are named because something moves there. */
export const MOVING_SHOWN = 12;
/** For so many milliseconds after a still what moved in it is news. */
export const MOVING_FOR_MS = 600_000;

/** Reels of the 24 hours that playing begins with. */
export const DAY_REELS = 48;

/** The number of the reel that has this moment (unix milliseconds). */
export const reelAt = (at: number): number => Math.floor(at / REEL_MS);
/** The number of the two minutes of this moment, since 1970. */
export const slotAt = (at: number): number => Math.floor(at / STILL_EVERY_MS);
/** The place of these two minutes in their reel, from 0. */
export const placeOfSlot = (slot: number): number => slot % REEL_STILLS;
/** The number of the four hours whose tiny stills have these two minutes. */
export const peeksOfSlot = (slot: number): number => Math.floor(slot / PEEKS_SLOTS);
