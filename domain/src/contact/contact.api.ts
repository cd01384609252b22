import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import {
  answerContactInput,
  contactInput,
  contactViewSchema,
  listContactQuery,
  settleContactInput,
} from './contact.schema.ts';

const done = z.object({ data: z.object({}) });

/** The part of the contract about messages to the rangers. */
export const contactEndpoints = {
  sendContact: {
    method: 'POST',
    path: '/api/contact',
    summary:
      'Sends the rangers a message: it is stored, and mailed to them. Repeating the call with the same id sends nothing twice.',
    who: 'anyone',
    body: contactInput,
    response: done,
    errors: ['too-many-requests'],
  },
  listContact: {
    method: 'GET',
    path: '/api/staff/contact-messages',
    personal: true,
    summary: 'Staff: the newest open or closed messages to the rangers, at most 100.',
    who: { may: 'contact.read' },
    query: listContactQuery,
    response: z.object({ data: z.object({ messages: z.array(contactViewSchema) }) }),
  },
  settleContact: {
    method: 'POST',
    path: '/api/staff/settle-contact-message',
    summary: 'Staff: closes a message to the rangers, or opens it again.',
    who: { may: 'contact.settle' },
    body: settleContactInput,
    response: done,
    errors: ['not-found'],
  },
  answerContact: {
    method: 'POST',
    path: '/api/staff/answer-contact-message',
    summary: 'Staff: mails an answer to the writer of a message to the rangers, and closes the message.',
    who: { may: 'contact.answer' },
    body: answerContactInput,
    mayNameProtected: ['text'],
    response: done,
    errors: ['not-found', 'conflict'],
  },
} satisfies Record<string, Endpoint>;
