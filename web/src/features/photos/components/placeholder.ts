import { thumbHashToDataURL } from 'thumbhash';

const made = new Map<string, string | undefined>();

function decode(thumbhash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
  } catch {
    // Decoration: a photo without one has a plain ground.
    return undefined;
  }
}

/** CSS for the ground of a picture that has not loaded: a blurred version of it. */
export function placeholderOf(thumbhash: string): { readonly backgroundImage?: string } {
  if (thumbhash === '') return {};
  if (!made.has(thumbhash)) made.set(thumbhash, decode(thumbhash));
  const address = made.get(thumbhash);
  return address === undefined ? {} : { backgroundImage: `url(${address})` };
}
