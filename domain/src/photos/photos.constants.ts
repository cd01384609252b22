// What the dialog and the pages of photos need without loading zod.

/** A snapshot in pixels, as it is uploaded and as its largest published picture. */
export const SNAPSHOT_SIZE = { width: 1280, height: 720 } as const;
/** The picture of a card. */
export const CARD_SIZE = { width: 640, height: 360 } as const;

/** The most bytes of an upload. A snapshot of a simulated camera has about 600,000. */
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
/** How long an upload may begin after its link was given. */
export const UPLOAD_LINK_SECONDS = 300;

/** How much of a camera a moment keeps, in seconds. */
export const MOMENT_SECONDS = [30, 60] as const;
/** A player may know a newer playlist than the server. A picture that is newer than this has not been filmed. */
export const MOMENT_AHEAD_MAX_MS = 10_000;

/** What viewers read. The words for a missing description, title and name are the specification's. */
export const PHOTO_TEXTS = {
  noTitle: 'Please provide a description.',
  untitled: 'Snapshot',
  anonymous: 'Anonymous',
  notReceived: 'This picture has not arrived. Please take the snapshot again.',
  notAPicture: 'This is not a whole JPEG picture. Please take the snapshot again.',
  wrongSize: `A snapshot is ${SNAPSHOT_SIZE.width} by ${SNAPSHOT_SIZE.height} pixels.`,
  tooLarge: 'A snapshot has at most 2 MB.',
  otherCamera: 'This picture was taken at another camera.',
  noCamera: 'There is no such camera.',
  noPhoto: 'There is no such photo.',
  momentLength: 'A moment is 30 or 60 seconds long.',
  momentAgo: 'Please say how many milliseconds ago the moment ended.',
  momentPicture: 'Please say when the picture that ends the moment was filmed.',
  momentGone: 'The camera no longer has this moment. Please keep a newer one.',
  momentAhead: 'This camera has not filmed that picture yet.',
  momentId: 'Please name the moment by a UUID.',
  noFilm: 'This camera has no film that can be kept.',
  noField: 'Say whether it is about the description or the species.',
  noProposal: 'Please say what can be seen.',
  noSpecies: 'Please choose one of the animals of the list.',
  tooManyProposals: 'That was a lot at once. Please wait a moment.',
  tooMany: 'That was a lot of snapshots. Please wait a moment before the next one.',
} as const;

/** The title that is shown. */
export const photoTitle = (title: string | null): string => title || PHOTO_TEXTS.untitled;

/** The name that is shown for the photographer. */
export const photographerName = (name: string | null): string => name || PHOTO_TEXTS.anonymous;
