import { AppError } from '@boma/domain/errors.ts';
import {
  LOGO_MAX,
  PICTURE_TEXTS,
  type PictureShape,
  picturePaths,
} from '@boma/domain/pictures/pictures.constants.ts';
import { developPhoto, loadSharp } from '../photos/develop-photo.ts';

const refusal = (sentence: string, cause?: unknown) =>
  new AppError('invalid-input', { errors: { id: [sentence] }, cause });

async function developCover(id: string, upload: Buffer): Promise<Map<string, Buffer>> {
  const { full, card } = await developPhoto(upload).catch((cause: unknown) => {
    throw cause instanceof AppError ? refusal(PICTURE_TEXTS.notACover, cause) : cause;
  });
  const [large = '', small = ''] = picturePaths(id, 'cover');
  return new Map([
    [large, full],
    [small, card],
  ]);
}

/** The header of a decompression bomb names more pixels than this, and is refused before any is decoded. */
const limits = { limitInputPixels: LOGO_MAX * LOGO_MAX, failOn: 'warning' } as const;

async function developLogo(id: string, upload: Buffer): Promise<Map<string, Buffer>> {
  const open = await loadSharp();
  const [path = ''] = picturePaths(id, 'logo');
  try {
    const { format, width, height } = await open(upload, limits).metadata();
    if (format !== 'png' || width > LOGO_MAX || height > LOGO_MAX) throw refusal(PICTURE_TEXTS.notALogo);
    return new Map([[path, await open(upload, limits).png({ compressionLevel: 9 }).toBuffer()]]);
  } catch (cause) {
    throw cause instanceof AppError ? cause : refusal(PICTURE_TEXTS.notALogo, cause);
  }
}

/**
 * The files that are published of an upload, by their addresses. Every byte of them is encoded here.
 * @throws AppError `invalid-input` for what is no picture of this shape.
 */
export const developPicture = (
  id: string,
  shape: PictureShape,
  upload: Buffer,
): Promise<ReadonlyMap<string, Buffer>> =>
  shape === 'cover' ? developCover(id, upload) : developLogo(id, upload);
