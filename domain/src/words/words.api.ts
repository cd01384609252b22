import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import {
  saveWordRulesInput,
  staffWordRulesSchema,
  triedTextSchema,
  tryTextInput,
} from './word-rules.schema.ts';

const done = z.object({ data: z.object({}) });

/** The part of the contract about words that hold a text for staff. */
export const wordEndpoints = {
  showWordRules: {
    method: 'GET',
    path: '/api/staff/word-rules',
    personal: true,
    summary: 'Staff: the lists of words, and how long new accounts wait.',
    who: { may: 'words.read' },
    response: z.object({ data: staffWordRulesSchema }),
  },
  saveWordRules: {
    method: 'POST',
    path: '/api/staff/save-word-rules',
    summary: 'Staff: saves the lists of words, and how long new accounts wait.',
    who: { may: 'words.save' },
    body: saveWordRulesInput,
    mayNameProtected: ['rules.held', 'rules.allowed'],
    response: done,
    errors: ['conflict'],
  },
  tryText: {
    method: 'POST',
    path: '/api/staff/try-text',
    summary: 'Staff: what would happen to a text. It is stored nowhere.',
    who: { may: 'words.read' },
    body: tryTextInput,
    mayNameProtected: ['text'],
    response: z.object({ data: triedTextSchema }),
  },
} satisfies Record<string, Endpoint>;
