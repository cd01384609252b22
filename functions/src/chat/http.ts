import type { chatEndpoints } from '@boma/domain/chat/chat.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { deleteMessage } from './delete-message.ts';
import { listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';
import { showTail } from './show-tail.ts';

export const chatRoutes: Handlers<typeof chatEndpoints> = {
  listMessages: async ({ ctx, params, query }) => ({
    data: { messages: await listMessages({ ctx, input: { ...params, ...query } }) },
  }),
  showTail: async ({ ctx, params }) => ({ data: { tail: await showTail({ ctx, input: params }) } }),
  sendMessage: async ({ ctx, body }) => ({ data: await sendMessage({ ctx, input: body }) }),
  deleteMessage: async ({ ctx, body }) => ({ data: await deleteMessage({ ctx, input: body }) }),
};
