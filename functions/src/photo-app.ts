import { api } from '@boma/domain/api.ts';
import type { Express } from 'express';
import { edge } from './edge.ts';
import { photoRoutes } from './photos/http.ts';
import { pictureRoutes } from './pictures/http.ts';
import { createApp } from './platform/http/create-app.ts';

const { savePhoto, keepMoment } = photoRoutes;
const { savePicture } = pictureRoutes;
const routes = { savePhoto, keepMoment, savePicture };

type MakesPictures = keyof typeof routes;

const { savePhoto: photo, keepMoment: moment, savePicture: picture } = api;
const table: Pick<typeof api, MakesPictures> = { savePhoto: photo, keepMoment: moment, savePicture: picture };

/** What of the contract the function `api` serves: all but the calls that make pictures. */
export const withoutPictureMaking = <T extends object>(ofContract: T) =>
  Object.fromEntries(Object.entries(ofContract).filter(([name]) => !(name in table))) as Omit<
    T,
    MakesPictures
  >;

let app: Express | undefined;

/**
 * The web application of the function `photo`: the calls that make pictures, which need more memory than the others. Hosting
 * sends their addresses there.
 */
export function photoApp(): Express {
  app ??= createApp(table, routes, edge);
  return app;
}
