import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { chatKey } from '../identifiers.ts';
import { refusalsOf } from '../moderation/sanction-kinds.ts';
import {
  backlogQuery,
  backlogSchema,
  chatTailSchema,
  deleteMessageInput,
  sendMessageInput,
} from './chat.schema.ts';
import { setChatPaceInput } from './chat-pace.schema.ts';

const answeredId = z.object({ data: z.object({ id: z.string() }) });

/** The chat's part of the contract. */
export const chatEndpoints = {
  listMessages: {
    method: 'GET',
    path: '/api/chat/{chat}/messages',
    summary: 'The newest messages of a chat in order, at the address that follows from its tail.',
    who: 'anyone',
    // The address changes with the tail, so a cached copy is never wrong. It is short-lived because messages get deleted.
    cache: { fresh: 60, staleWhileRevalidate: 60 },
    params: z.object({ chat: chatKey }),
    query: backlogQuery,
    response: z.object({ data: backlogSchema }),
    errors: ['not-found'],
  },
  showTail: {
    method: 'GET',
    path: '/api/chat/{chat}/tail',
    summary:
      'The end of a chat, for pages in a crowd: a CDN answers them, and the store is read once a second.',
    who: 'anyone',
    cache: { fresh: 1, staleWhileRevalidate: 5 },
    params: z.object({ chat: chatKey }),
    response: z.object({ data: z.object({ tail: chatTailSchema }) }),
    errors: ['not-found'],
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat/message/send',
    summary: 'Sends a message to a chat. A call with a `message_id` can be repeated.',
    // The verb refuses guests, with an invitation to register.
    who: 'anyone',
    body: sendMessageInput,
    response: answeredId,
    errors: [
      'unauthenticated',
      'token-expired',
      'forbidden',
      ...refusalsOf('send-message'),
      'conflict',
      'too-many-requests',
    ],
  },
  deleteMessage: {
    method: 'POST',
    path: '/api/chat/message/delete',
    summary: 'Deletes a message for everyone. Its author may, and an admin.',
    who: 'active-user',
    body: deleteMessageInput,
    response: answeredId,
    errors: ['forbidden', 'banned'],
  },
  setChatPace: {
    method: 'POST',
    path: '/api/staff/set-chat-pace',
    summary: 'Staff: pauses a chat, slows it down, or lets it go on.',
    who: { may: 'chat.pace' },
    body: setChatPaceInput,
    response: z.object({ data: z.object({}) }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
