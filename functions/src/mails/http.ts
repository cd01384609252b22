import type { mailEndpoints } from '@boma/domain/mails/mails.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { retryMail } from './retry-mail.ts';
import { listUnsentMails } from './unsent-mails.ts';

export const mailRoutes: Routes<typeof mailEndpoints> = {
  listUnsentMails: named('mails', listUnsentMails),
  retryMail,
};
