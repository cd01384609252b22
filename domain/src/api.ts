import { z } from 'zod';
import { accountEndpoints } from './accounts/accounts.api.ts';
import { type ApiName, apiPaths } from './api-paths.ts';
import { chatEndpoints } from './chat/chat.api.ts';
import type { Endpoint, SharedCache } from './endpoint.ts';
import { numericId, slug } from './identifiers.ts';
import { liveSiteSchema } from './live/live.schema.ts';
import { lodgeSchema } from './lodges/lodges.schema.ts';
import { membershipEndpoints } from './membership/membership.api.ts';
import { moderationEndpoints } from './moderation/moderation.api.ts';
import { privacyEndpoints } from './privacy/privacy.api.ts';
import { showTypeSchema } from './shows/show-types.schema.ts';
import { playbackSchema, streamViewSchema } from './streams/streams.schema.ts';

const catalogueCache: SharedCache = { fresh: 60, staleWhileRevalidate: 600 };

/** The newest version that the client knows. It is part of the address, so no shared cache answers with an older one. */
const catalogueVersion = z.coerce
  .number({ error: 'The version must be a whole number.' })
  .int({ error: 'The version must be a whole number.' })
  .nonnegative({ error: 'The version must be a whole number.' });

/** `{data: …}`, the envelope of every answer but pages and refusals. */
const data = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  /** Unix milliseconds. */
  time: z.int(),
  dependencies: z.record(z.string(), z.enum(['ok', 'failed'])),
});

/** The one contract between server and clients: routes, the typed client and the OpenAPI document come from it. */
export const api = {
  health: {
    ...apiPaths.health,
    summary: 'Is the service up, which version is it, and does it reach what it depends on?',
    who: 'anyone',
    response: data(healthSchema),
    errors: ['unavailable'],
  },
  openapi: {
    ...apiPaths.openapi,
    summary: 'This interface as an OpenAPI 3.1 document.',
    who: 'anyone',
    cache: catalogueCache,
    response: z.looseObject({ openapi: z.string() }),
  },
  live: {
    ...apiPaths.live,
    summary:
      'What changes while you watch: which cameras are live, the last notices, and the versions of the catalogues.',
    who: 'anyone',
    cache: { fresh: 5, staleWhileRevalidate: 30 },
    response: data(liveSiteSchema),
  },
  listStreams: {
    ...apiPaths.listStreams,
    summary: 'All cameras in list order.',
    who: 'anyone',
    response: data(z.array(streamViewSchema)),
  },
  streamPlayback: {
    ...apiPaths.streamPlayback,
    summary:
      'Where to play an HLS camera. A subscriber-only one needs an entitled member and gives a signed URL.',
    who: 'anyone',
    params: z.object({ id: numericId }),
    response: data(playbackSchema),
    errors: ['unauthenticated', 'token-expired', 'forbidden', 'not-found', 'conflict'],
  },
  showLodge: {
    ...apiPaths.showLodge,
    summary: 'The lodge whose host name begins with this slug.',
    who: 'anyone',
    cache: catalogueCache,
    params: z.object({ slug }),
    response: data(z.object({ lodge: lodgeSchema })),
    errors: ['not-found'],
  },
  listLodgeStreams: {
    ...apiPaths.listLodgeStreams,
    summary: 'The cameras of one lodge in list order.',
    who: 'anyone',
    cache: catalogueCache,
    params: z.object({ id: numericId }),
    response: data(z.object({ streams: z.array(streamViewSchema) })),
    errors: ['not-found'],
  },
  listShowTypes: {
    ...apiPaths.listShowTypes,
    summary: 'The kinds of show, active or not, in list order.',
    who: 'anyone',
    cache: catalogueCache,
    query: z.object({ v: catalogueVersion.optional() }),
    response: data(z.object({ show_types: z.array(showTypeSchema) })),
  },
  ...accountEndpoints,
  ...chatEndpoints,
  ...moderationEndpoints,
  ...membershipEndpoints,
  ...privacyEndpoints,
} satisfies Record<ApiName, Endpoint>;

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
