import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import {
  openPictureInput,
  pictureLinkSchema,
  pictureViewSchema,
  savePictureInput,
} from './pictures.schema.ts';

/** The part of the contract about the pictures that staff upload. */
export const pictureEndpoints = {
  openPicture: {
    method: 'POST',
    path: '/api/staff/open-picture',
    summary:
      'Staff: where to upload a cover (JPEG, 1280 by 720) or a logo (PNG) by PUT, within five minutes.',
    who: { may: 'picture.open' },
    body: openPictureInput,
    response: z.object({ data: pictureLinkSchema }),
    errors: ['too-many-requests'],
  },
  savePicture: {
    method: 'POST',
    path: '/api/staff/save-picture',
    summary: 'Staff: publishes an uploaded picture. Repeating the call changes nothing.',
    who: { may: 'picture.save' },
    body: savePictureInput,
    response: z.object({ data: pictureViewSchema }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
