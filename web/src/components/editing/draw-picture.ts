import { SNAPSHOT_SIZE } from '@boma/domain/photos/photos.constants.ts';
import { LOGO_MAX } from '@boma/domain/pictures/pictures.constants.ts';

/** What of a picture is shown: the middle of the crop from 0 to 1 on each axis, and how close it is. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1: as much as fits. */
  readonly zoom: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that fills a cover, in pixels of the picture. */
export function cropOf(picture: Size, { x, y, zoom }: Crop) {
  const scale = Math.max(SNAPSHOT_SIZE.width / picture.width, SNAPSHOT_SIZE.height / picture.height) * zoom;
  const width = SNAPSHOT_SIZE.width / scale;
  const height = SNAPSHOT_SIZE.height / scale;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  // A drawing without a size of its own.
  width: naturalWidth || LOGO_MAX,
  height: naturalHeight || LOGO_MAX,
});

/** Draws the crop of a picture in the size of a cover. */
export function drawCover(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  const { left, top, width, height } = cropOf(sizeOf(image), crop);
  Object.assign(canvas, SNAPSHOT_SIZE);
  const context = canvas.getContext('2d');
  if (!context) return;
  // A cover is not transparent.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Draws the whole picture, no larger than a logo may be. */
export function drawLogo(canvas: HTMLCanvasElement, image: HTMLImageElement): void {
  const { width, height } = sizeOf(image);
  const scale = Math.min(1, LOGO_MAX / width, LOGO_MAX / height);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}
