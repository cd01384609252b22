import type { pictureEndpoints } from '@boma/domain/pictures/pictures.api.ts';
import type { Routes } from '../platform/http/routes.ts';
import { openPicture } from './open-picture.ts';
import { savePicture } from './save-picture.ts';

export const pictureRoutes: Routes<typeof pictureEndpoints> = { openPicture, savePicture };
