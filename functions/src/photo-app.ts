import { api } from '@boma/domain/api.ts';
import type { Express } from 'express';
import { edge } from './api-app.ts';
import { photoRoutes } from './photos/http.ts';
import { createApp } from './platform/http/create-app.ts';

let app: Express | undefined;

/** The web application of the function `photo`: the one call that decodes pictures, which needs more memory than the others. */
export function photoApp(): Express {
  app ??= createApp({ savePhoto: api.savePhoto }, { savePhoto: photoRoutes.savePhoto }, edge);
  return app;
}
