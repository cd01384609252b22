import { api } from '@boma/domain/api.ts';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import { siteConfigSchema } from '@boma/domain/site-config.ts';
import { openApiDocument } from '../platform/http/openapi.ts';
import { type Routes, whole } from '../platform/http/routes.ts';
import { siteConfig, siteOrigin, version } from '../platform/params.ts';
import { checkHealth } from './check-health.ts';

export const serviceRoutes: Pick<Routes<typeof api>, 'health' | 'openapi'> = {
  health: checkHealth,
  openapi: whole(async () => openApiDocument(api, { version: version(), server: siteOrigin() })),
};

/** Not part of the API: a file of the site whose content depends on the deployment. */
export const siteFiles = {
  config: {
    method: 'GET',
    path: '/config.json',
    summary: 'Where the cameras are published.',
    who: 'anyone',
    cache: { fresh: 60, staleWhileRevalidate: 600 },
    response: siteConfigSchema,
  },
} satisfies Record<string, Endpoint>;

export const siteFileRoutes: Routes<typeof siteFiles> = {
  config: whole(async () => siteConfig()),
};
