import { UPLOAD_MAX_BYTES } from '@boma/domain/photos/photos.constants.ts';
import { PICTURE_TYPES, type PictureShape } from '@boma/domain/pictures/pictures.constants.ts';
import { callApi } from '../../lib/api-client.ts';
import { putFile } from '../../lib/put-file.ts';

/** A very restless picture exceeds the limit at full quality, and fits with the second. */
const QUALITIES = [0.95, 0.85, 0.7];

/** What is wrong with a picture that staff have chosen, in words for them. */
export class PictureProblem extends Error {}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

async function fileOf(canvas: HTMLCanvasElement, shape: PictureShape): Promise<Blob> {
  for (const quality of QUALITIES) {
    const file = await encode(canvas, PICTURE_TYPES[shape], quality);
    if (file && file.size <= UPLOAD_MAX_BYTES) return file;
  }
  throw new PictureProblem('This picture is too large. Please choose a smaller one.');
}

/** The picture in a file. @throws PictureProblem for what is none. The caller closes it. */
export async function pictureOf(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch (cause) {
    throw new PictureProblem('The browser cannot read this file as a picture. JPEG, PNG and WebP work.', {
      cause,
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return image;
}

/** Milliseconds. The server encodes two pictures, and its first call of the day loads what it needs for that. */
const PUBLISHING_TIMEOUT = 40_000;
const own = ['invalid-input', 'not-found'] as const;

/** Uploads what the canvas shows and publishes it. Returns the address that a document names. @throws AppError */
export async function uploadPicture(
  canvas: HTMLCanvasElement,
  shape: PictureShape,
  listener: { readonly onPercent: (percent: number) => void; readonly signal: AbortSignal },
): Promise<string> {
  const file = await fileOf(canvas, shape);
  const { id, url, additionalData } = (await callApi('openPicture', { body: { shape } })).data;
  await putFile({ url, headers: additionalData, file }, listener);
  const saving = await callApi('savePicture', { body: { id } }, { own, timeout: PUBLISHING_TIMEOUT });
  return saving.data.address;
}
