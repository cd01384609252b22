import type { contactEndpoints } from '@boma/domain/contact/contact.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listContact } from './list-contact.ts';
import { sendContact } from './send-contact.ts';
import { settleContact } from './settle-contact.ts';

const DONE = { data: {} };

export const contactRoutes: Handlers<typeof contactEndpoints> = {
  sendContact: async ({ ctx, body }) => sendContact({ ctx, input: body }).then(() => DONE),
  listContact: async ({ ctx, query }) => ({ data: { messages: await listContact({ ctx, input: query }) } }),
  settleContact: async ({ ctx, body }) => settleContact({ ctx, input: body }).then(() => DONE),
};
