import { SNAPSHOT_SIZE } from '../photos/photos.constants.ts';

/** A cover is as large as a snapshot, and cropped by the page. A logo may be transparent, and has any shape. */
export const PICTURE_SHAPES = ['cover', 'logo'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** The type that each shape is uploaded as, and published as. */
export const PICTURE_TYPES = { cover: 'image/jpeg', logo: 'image/png' } as const satisfies Record<
  PictureShape,
  string
>;

/** Pixels of each side, at most. */
export const LOGO_MAX = 640;

/** The picture in full, and the small one of a card. `fullCover` finds the first from the second. */
const NAMES = { cover: ['.jpg', '-sm.jpg'], logo: ['.png'] } as const;

const HOME = '/uploaded';

/** The addresses of the published pictures of a shape. */
export const picturePaths = (id: string, shape: PictureShape): string[] =>
  NAMES[shape].map((end) => `${HOME}/${id}${end}`);

/** The address that a document names: the small picture of a cover. */
export const pictureAddress = (id: string, shape: PictureShape): string =>
  shape === 'cover' ? `${HOME}/${id}-sm.jpg` : `${HOME}/${id}.png`;

/** Finds the file of an address: null for what is none of an uploaded picture. */
export const pictureFile = (path: string): string | null =>
  /^\/uploaded\/([\w-]{22}(?:\.jpg|-sm\.jpg|\.png))$/.exec(path)?.[1] ?? null;

/** What staff read. */
export const PICTURE_TEXTS = {
  shape: 'Say whether it is a cover or a logo.',
  id: 'There is no such upload.',
  notReceived: 'This picture has not arrived. Please upload it again.',
  tooLarge: 'A picture has at most 2 MB.',
  notACover: `This is not a whole JPEG picture of ${SNAPSHOT_SIZE.width} by ${SNAPSHOT_SIZE.height} pixels. Please choose it again.`,
  notALogo: `This is not a whole PNG picture of at most ${LOGO_MAX} pixels a side. Please choose it again.`,
} as const;
