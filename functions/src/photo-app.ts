import { api } from '@boma/domain/api.ts';
import type { Express } from 'express';
import { edge } from './api-app.ts';
import { photoRoutes } from './photos/http.ts';
import { pictureRoutes } from './pictures/http.ts';
import { createApp } from './platform/http/create-app.ts';

let app: Express | undefined;

/** The web application of the function `photo`: the calls that make pictures, which need more memory than the others. */
export function photoApp(): Express {
  const { savePhoto, keepMoment } = photoRoutes;
  const { savePicture } = pictureRoutes;
  app ??= createApp(
    { savePhoto: api.savePhoto, keepMoment: api.keepMoment, savePicture: api.savePicture },
    { savePhoto, keepMoment, savePicture },
    edge,
  );
  return app;
}
