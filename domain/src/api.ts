import { z } from 'zod';
import { accountEndpoints } from './accounts/accounts.api.ts';
import { alertEndpoints } from './alerts/alerts.api.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { chatEndpoints } from './chat/chat.api.ts';
import { contactEndpoints } from './contact/contact.api.ts';
import { courseEndpoints } from './course/course.api.ts';
import type { Endpoint } from './endpoint.ts';
import { liveEndpoints } from './live/live.api.ts';
import { lodgeEndpoints } from './lodges/lodges.api.ts';
import { mailEndpoints } from './mails/mails.api.ts';
import { membershipEndpoints } from './membership/membership.api.ts';
import { moderationEndpoints } from './moderation/moderation.api.ts';
import { notificationEndpoints } from './notifications/notifications.api.ts';
import { pageEndpoints } from './pages/pages.api.ts';
import { photoEndpoints } from './photos/photos.api.ts';
import { pictureEndpoints } from './pictures/pictures.api.ts';
import { privacyEndpoints } from './privacy/privacy.api.ts';
import { questionEndpoints } from './questions/questions.api.ts';
import { showEndpoints } from './shows/shows.api.ts';
import { sightingEndpoints } from './sightings/sightings.api.ts';
import { staffEndpoints } from './staff/staff.api.ts';
import { streamEndpoints } from './streams/streams.api.ts';
import { videoEndpoints } from './videos/videos.api.ts';
import { wordEndpoints } from './words/words.api.ts';

const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  /** Unix milliseconds. */
  time: z.int(),
  dependencies: z.record(z.string(), z.enum(['ok', 'failed'])),
});

/** The one contract between server and clients: routes, the typed client and the OpenAPI document come from it. */
export const api = {
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Is the service up, which version is it, and does it reach what it depends on?',
    who: 'anyone',
    unattested: true,
    response: z.object({ data: healthSchema }),
    errors: ['unavailable'],
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This interface as an OpenAPI 3.1 document.',
    who: 'anyone',
    cache: catalogueCache,
    response: z.looseObject({ openapi: z.string() }),
  },
  ...liveEndpoints,
  ...streamEndpoints,
  ...lodgeEndpoints,
  ...pageEndpoints,
  ...showEndpoints,
  ...videoEndpoints,
  ...questionEndpoints,
  ...courseEndpoints,
  ...contactEndpoints,
  ...mailEndpoints,
  ...photoEndpoints,
  ...pictureEndpoints,
  ...sightingEndpoints,
  ...notificationEndpoints,
  ...alertEndpoints,
  ...accountEndpoints,
  ...chatEndpoints,
  ...moderationEndpoints,
  ...membershipEndpoints,
  ...privacyEndpoints,
  ...staffEndpoints,
  ...wordEndpoints,
} satisfies Record<string, Endpoint>;

export type ApiName = keyof typeof api;

type Part<N extends ApiName, K extends 'params' | 'query' | 'body'> =
  (typeof api)[N] extends Record<K, z.ZodType> ? z.input<(typeof api)[N][K]> : undefined;

/** What a caller passes. */
export interface ApiInput<N extends ApiName> {
  readonly params: Part<N, 'params'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
}

/** What a call answers. */
export type ApiResponse<N extends ApiName> = z.output<(typeof api)[N]['response']>;
