import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { saveSwitchesInput } from '../switches/switches.schema.ts';
import { liveSiteSchema } from './live.schema.ts';

/** The part of the contract about what changes while a page is open. */
export const liveEndpoints = {
  live: {
    method: 'GET',
    path: '/api/live',
    first: true,
    summary:
      'What changes while you watch: which cameras are live, which shows are on the air or next, the latest sightings, the last notices, and the versions of the catalogues.',
    who: 'anyone',
    cache: { fresh: 5, staleWhileRevalidate: 30 },
    response: z.object({ data: liveSiteSchema }),
  },
  saveSwitches: {
    method: 'POST',
    path: '/api/staff/save-switches',
    summary: 'Admins: turns what the whole site does, such as stills in place of video.',
    who: { may: 'site.switch' },
    body: saveSwitchesInput,
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
} satisfies Record<string, Endpoint>;
