/** Where somebody goes who has come in, unless they had wanted to go somewhere before: nowhere, or to a page. */
export type Then = 'the-boma' | 'profile' | 'stay';
/** What the router is told: somebody has come in, has left, or has to prove anew who they are. */
export type Passage =
  | { readonly kind: 'came-in'; readonly to: Then }
  | { readonly kind: 'left' }
  | { readonly kind: 'unproven' };

let listener: ((passage: Passage) => void) | undefined;
let missed: Passage | undefined;

/** The router alone listens; what happened before it did, it hears at once. */
export function listenToPassages(hear: (passage: Passage) => void): () => void {
  listener = hear;
  if (missed) hear(missed);
  missed = undefined;
  return () => {
    if (listener === hear) listener = undefined;
  };
}

export function tellPassage(passage: Passage): void {
  if (listener) listener(passage);
  else missed = passage;
}
