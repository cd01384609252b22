import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { retryMailInput, unsentMailSchema } from './mail.schema.ts';

/** The part of the contract about mails that have not left. */
export const mailEndpoints = {
  listUnsentMails: {
    method: 'GET',
    path: '/api/staff/unsent-mails',
    personal: true,
    summary: 'Staff: the newest mails that failed or have waited for long, at most 100.',
    who: { may: 'mail.read' },
    response: z.object({ data: z.object({ mails: z.array(unsentMailSchema) }) }),
  },
  retryMail: {
    method: 'POST',
    path: '/api/staff/retry-mail',
    summary: 'Staff: sends a mail again that failed, also to an address that is blocked.',
    who: { may: 'mail.retry' },
    body: retryMailInput,
    response: z.object({ data: z.object({}) }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
