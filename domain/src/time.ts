declare const unit: unique symbol;

/** A moment or a duration in milliseconds. A moment counts from the beginning of 1970 in UTC. */
export type Millis = number & { readonly [unit]?: 'milliseconds' };

/** A moment or a duration in seconds, as Stripe and parts of the API have it. */
export type Seconds = number & { readonly [unit]?: 'seconds' };

/** Whole seconds, rounded down. */
export const toSeconds = (millis: Millis): Seconds => Math.floor(millis / 1000) as Seconds;

export const toMillis = (seconds: Seconds): Millis => (seconds * 1000) as Millis;
