import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { retryMailInput, unsentMailSchema } from './mail.schema.ts';

/** The part of the contract about mails that have not left. */
export const mailEndpoints = {
  listUnsentMails: {
    ...apiPaths.listUnsentMails,
    summary: 'Staff: the newest mails that failed or have waited for long, at most 100.',
    who: { may: 'mail.read' },
    response: z.object({ data: z.object({ mails: z.array(unsentMailSchema) }) }),
  },
  retryMail: {
    ...apiPaths.retryMail,
    summary: 'Staff: sends a mail again that failed, also to an address that was taken for missing.',
    who: { may: 'mail.retry' },
    body: retryMailInput,
    response: z.object({ data: z.object({}) }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
