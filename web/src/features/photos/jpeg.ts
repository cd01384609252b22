import { SNAPSHOT_SIZE, UPLOAD_MAX_BYTES } from '@boma/domain/photos/photos.constants.ts';

/** A very restless picture exceeds the limit at full quality, and fits with the second. */
const QUALITIES = [1, 0.92, 0.8];

const encode = (canvas: Pick<HTMLCanvasElement, 'toBlob'>, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser did not encode the picture.'))),
      'image/jpeg',
      quality,
    ),
  );

/** The picture in the best quality that may be uploaded. @throws Error when none fits, or the browser encodes none. */
export async function toJpeg(canvas: Pick<HTMLCanvasElement, 'toBlob'>): Promise<Blob> {
  for (const quality of QUALITIES) {
    const jpeg = await encode(canvas, quality);
    if (jpeg.size <= UPLOAD_MAX_BYTES) return jpeg;
  }
  throw new Error('The picture has too many bytes.');
}

/** A still of the media server in the size of a snapshot. @throws DOMException when the browser cannot read it. */
export async function drawStill(still: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(still);
  const canvas = document.createElement('canvas');
  const { width, height } = SNAPSHOT_SIZE;
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas;
}
