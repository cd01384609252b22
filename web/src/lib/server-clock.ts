/** Less than this is as likely the header's coarseness as a clock that is wrong, in milliseconds. */
const NOTEWORTHY = 2000;
/** Where in its second the server was when it wrote the header, on average, in milliseconds. */
const WITHIN_SECOND = 500;

/** Milliseconds that the server's clock is ahead of this device's, as far as the page knows. */
let offset = 0;
/** What `leap` was when the offset was learned. Undefined: no answer has said anything yet. */
let learnedAt: number | undefined;

/** The difference of the device's two clocks. It changes when the device's time is set, or when the device slept. */
const leap = () => Date.now() - performance.now();

/**
 * The server's time, to about a second, in whole unix milliseconds. Whatever is compared with a time that the server wrote is
 * compared with this: a viewer's clock can be wrong by minutes or days.
 */
export const serverNow = (): number => Date.now() + offset;

/** False until an answer has told the time, and once the device's clock has leapt since. */
export const isServerTimeKnown = (): boolean =>
  learnedAt !== undefined && Math.abs(leap() - learnedAt) < NOTEWORTHY;

interface Answered {
  /** When the request was sent, in unix milliseconds by the device. */
  readonly asked: number;
  /** False if a cache of this browser can have answered: it does not say how long the answer has lain there. */
  readonly isNew: boolean;
}

/** Learns the server's time from an answer. Shared caches say when it was made and how long it has lain there. */
export function learnServerTime(headers: Headers, { asked, isNew }: Answered): void {
  const made = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(made)) return;
  const arrived = Date.now();
  const age = Number(headers.get('age')) * 1000 || 0;
  const half = Math.round((arrived - asked) / 2);
  const ahead = made + age + WITHIN_SECOND - asked - half;
  const tolerance = NOTEWORTHY + Math.abs(half);
  // An old answer proves only that it is later by now.
  if (!isNew && ahead - offset <= -tolerance) return;
  // Within the tolerance the offset stays as it is, so that clocks on the page do not jitter.
  if (Math.abs(ahead - offset) >= tolerance) offset = Math.abs(ahead) < tolerance ? 0 : ahead;
  learnedAt = leap();
}
