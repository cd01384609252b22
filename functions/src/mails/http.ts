import type { mailEndpoints } from '@boma/domain/mails/mails.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { retryMail } from './retry-mail.ts';
import { listUnsentMails } from './unsent-mails.ts';

export const mailRoutes: Handlers<typeof mailEndpoints> = {
  listUnsentMails: async ({ ctx }) => ({ data: { mails: await listUnsentMails({ ctx }) } }),
  retryMail: async ({ ctx, body }) => {
    await retryMail({ ctx, input: body });
    return { data: {} };
  },
};
