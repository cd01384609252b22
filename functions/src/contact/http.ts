import type { contactEndpoints } from '@boma/domain/contact/contact.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { answerContact } from './answer-contact.ts';
import { listContact } from './list-contact.ts';
import { sendContact } from './send-contact.ts';
import { settleContact } from './settle-contact.ts';

export const contactRoutes: Routes<typeof contactEndpoints> = {
  sendContact,
  listContact: named('messages', listContact),
  settleContact,
  answerContact,
};
