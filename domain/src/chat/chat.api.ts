import { z } from 'zod';
import type { Endpoint } from '../api.ts';
import { apiPaths } from '../api-paths.ts';
import { backlogQuery, backlogSchema, chatKey, deleteMessageInput, sendMessageInput } from './chat.schema.ts';

const answeredId = z.object({ data: z.object({ id: z.string() }) });

/** The part of the contract about talking in the Boma. */
export const chatEndpoints = {
  listMessages: {
    ...apiPaths.listMessages,
    summary: 'The newest messages of a chat in order, at the address that follows from its tail.',
    who: 'anyone',
    // Its own address each time something matters, so a copy is never wrong; short, since messages get deleted.
    cache: { fresh: 60, staleWhileRevalidate: 60 },
    params: z.object({ chat: chatKey }),
    query: backlogQuery,
    response: z.object({ data: backlogSchema }),
    errors: ['not-found'],
  },
  sendMessage: {
    ...apiPaths.sendMessage,
    summary: 'Says something in a chat. With a `message_id` of its own a call can be repeated.',
    // The verb refuses guests, in words that invite them.
    who: 'anyone',
    body: sendMessageInput,
    response: answeredId,
    errors: [
      'unauthenticated',
      'token-expired',
      'forbidden',
      'muted',
      'banned',
      'conflict',
      'too-many-requests',
    ],
  },
  deleteMessage: {
    ...apiPaths.deleteMessage,
    summary: 'Takes a message away from everybody: its author may, and an admin.',
    who: 'user',
    body: deleteMessageInput,
    response: answeredId,
    errors: ['forbidden', 'banned'],
  },
} satisfies Record<string, Endpoint>;
