import { z } from 'zod';
import { catalogueCache } from '../catalogue-cache.ts';
import type { Endpoint } from '../endpoint.ts';
import { editedPagesSchema, savePageInput, staffPageSchema } from './pages.schema.ts';

/** The part of the contract about the contents of pages that staff edit. */
export const pageEndpoints = {
  listPages: {
    method: 'GET',
    path: '/api/pages',
    summary:
      'What staff have saved of the site’s own pages, by kind. A kind that is missing is as the site comes.',
    who: 'anyone',
    cache: catalogueCache,
    response: z.object({ data: editedPagesSchema }),
  },
  listEditedPages: {
    method: 'GET',
    path: '/api/staff/pages',
    personal: true,
    summary: 'Staff: the pages that staff have saved, with their versions.',
    who: { may: 'desk.read' },
    response: z.object({ data: z.object({ pages: z.array(staffPageSchema) }) }),
  },
  savePage: {
    method: 'POST',
    path: '/api/staff/save-page',
    summary: 'Admins: saves what a page of the site says. Viewers see it within eleven minutes.',
    who: { may: 'page.save' },
    body: savePageInput,
    // Partners, adverts, About and the page of the cause stand up for protected animals by name, and the terms forbid to tell
    // where these live. The verb refuses what would tell it. Nobody reads the address of a picture.
    mayNameProtected: [
      'page.partners',
      'page.adverts',
      'page.lead',
      'page.alt',
      'page.picture',
      'page.parts',
      'page.work',
      'page.helping',
      'page.next',
    ],
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
} satisfies Record<string, Endpoint>;
