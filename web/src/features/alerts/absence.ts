const HOUR = 3_600_000;

/** A viewer was away if the last visit ended as long ago. After a month the logbook is the better place. */
const AWAY_FROM_MS = HOUR;
const AWAY_TO_MS = 30 * 24 * HOUR;

/** True if a visit that begins now follows an absence that is worth a word. `last`: the end of the visit before it. */
export const wasAway = (last: number | undefined, now: number): last is number =>
  last !== undefined && now - last >= AWAY_FROM_MS && now - last <= AWAY_TO_MS;
