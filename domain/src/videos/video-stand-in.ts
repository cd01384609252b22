// What stands in for the player of a video until the page is alive. The build makes its frame and the server fills it in.

/** The marks in the built page that the server replaces by markup. */
export const STAND_IN_MARKS = {
  picture: '<!--boma:video-picture-->',
  words: '<!--boma:video-words-->',
} as const;

/** The element that tells the page what the server knows of the video: a `VideoView` as JSON. */
export const FILLED_VIDEO_ID = 'boma-video';
