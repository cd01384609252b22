import { api } from '@boma/domain/api.ts';
import type { Express } from 'express';
import { accountRoutes } from './accounts/http.ts';
import { alertRoutes } from './alerts/http.ts';
import { chatRoutes } from './chat/http.ts';
import { contactRoutes } from './contact/http.ts';
import { courseRoutes } from './course/http.ts';
import { edge } from './edge.ts';
import { liveRoutes } from './live/http.ts';
import { lodgeRoutes } from './lodges/http.ts';
import { mailRoutes } from './mails/http.ts';
import { membershipRoutes } from './membership/http.ts';
import { moderationRoutes } from './moderation/http.ts';
import { notificationRoutes } from './notifications/http.ts';
import { pageRoutes } from './pages/http.ts';
import { withoutPictureMaking } from './photo-app.ts';
import { photoRoutes } from './photos/http.ts';
import { pictureRoutes } from './pictures/http.ts';
import { createApp } from './platform/http/create-app.ts';
import type { Routes } from './platform/http/routes.ts';
import { privacyRoutes } from './privacy/http.ts';
import { questionRoutes } from './questions/http.ts';
import { serviceRoutes, siteFileRoutes, siteFiles } from './service/http.ts';
import { showRoutes } from './shows/http.ts';
import { sightingRoutes } from './sightings/http.ts';
import { staffRoutes } from './staff/http.ts';
import { streamRoutes } from './streams/http.ts';
import { videoRoutes } from './videos/http.ts';
import { wordRoutes } from './words/http.ts';

/** Every endpoint of the contract. A missing one does not compile. */
const apiRoutes: Routes<typeof api> = {
  ...serviceRoutes,
  ...streamRoutes,
  ...lodgeRoutes,
  ...pageRoutes,
  ...showRoutes,
  ...videoRoutes,
  ...questionRoutes,
  ...courseRoutes,
  ...contactRoutes,
  ...mailRoutes,
  ...liveRoutes,
  ...photoRoutes,
  ...pictureRoutes,
  ...sightingRoutes,
  ...notificationRoutes,
  ...alertRoutes,
  ...accountRoutes,
  ...chatRoutes,
  ...moderationRoutes,
  ...membershipRoutes,
  ...privacyRoutes,
  ...staffRoutes,
  ...wordRoutes,
};

let app: Express | undefined;

/** The web application of the function `api`, created at the first request. */
export function apiApp(): Express {
  const table = { ...withoutPictureMaking(api), ...siteFiles };
  app ??= createApp(table, { ...withoutPictureMaking(apiRoutes), ...siteFileRoutes }, edge);
  return app;
}
