import { AppError } from '@boma/domain/errors.ts';
import { pictureFile } from '@boma/domain/pictures/pictures.constants.ts';
import { readObject } from '../platform/bucket.ts';
import { serveFiles } from '../platform/http/serve-files.ts';
import { objectOf } from './picture-files.ts';

const FILE_MAX_BYTES = 4 * 1024 * 1024;
/** No name is ever given to another picture. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The pictures that staff have uploaded. The CDN keeps them. */
export const servePicture = serveFiles({
  routeOf: (path) => (pictureFile(path) ? '/uploaded/:file' : null),
  keysOf: (path) => (pictureFile(path) ? [] : undefined),
  find: async ({ req }) => {
    if (!pictureFile(req.path)) throw new AppError('not-found');
    const body = await readObject(objectOf(req.path), FILE_MAX_BYTES);
    if (typeof body === 'string') throw new AppError('not-found');
    return {
      type: req.path.endsWith('.png') ? 'image/png' : 'image/jpeg',
      body,
      cacheControl: FOR_GOOD,
    };
  },
});
