/** Where a user goes after signing in, unless they wanted another page before: to a page, or nowhere. */
export type Then = 'the-boma' | 'profile' | 'stay';
/** What the router hears of: a sign-in, a sign-out, or a session that needs a new sign-in. */
export type SessionEvent =
  | { readonly kind: 'signed-in'; readonly to: Then }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'sign-in-needed' };

let listener: ((event: SessionEvent) => void) | undefined;
let missed: SessionEvent | undefined;

/** For the router alone. An event from before it listened is delivered at once. */
export function listenToSessionEvents(hear: (event: SessionEvent) => void): () => void {
  listener = hear;
  if (missed) hear(missed);
  missed = undefined;
  return () => {
    if (listener === hear) listener = undefined;
  };
}

export function reportSessionEvent(event: SessionEvent): void {
  if (listener) listener(event);
  else missed = event;
}
