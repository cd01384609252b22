import type { api } from '@boma/domain/api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { deleteMessage } from './delete-message.ts';
import { listMessages } from './list-messages.ts';
import { reportMessage } from './report-message.ts';
import { sendMessage } from './send-message.ts';
import { settleReport } from './settle-report.ts';

export const chatRoutes: Pick<
  Handlers<typeof api>,
  'listMessages' | 'sendMessage' | 'deleteMessage' | 'reportMessage' | 'settleReport'
> = {
  listMessages: async ({ params, query }) => ({
    data: { messages: await listMessages({ input: { ...params, ...query } }) },
  }),
  sendMessage: async ({ ctx, body }) => ({ data: await sendMessage({ ctx, input: body }) }),
  deleteMessage: async ({ ctx, body }) => ({ data: await deleteMessage({ ctx, input: body }) }),
  reportMessage: async ({ ctx, body }) => ({ data: await reportMessage({ ctx, input: body }) }),
  settleReport: async ({ ctx, body }) => settleReport({ ctx, input: body }).then(() => ({ data: {} })),
};
