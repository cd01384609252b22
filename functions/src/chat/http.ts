import type { chatEndpoints } from '@boma/domain/chat/chat.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { deleteMessage } from './delete-message.ts';
import { listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';
import { setChatPace } from './set-chat-pace.ts';
import { showTail } from './show-tail.ts';

export const chatRoutes: Routes<typeof chatEndpoints> = {
  listMessages: named('messages', listMessages),
  showTail: named('tail', showTail),
  sendMessage,
  deleteMessage,
  setChatPace,
};
