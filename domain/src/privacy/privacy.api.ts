import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { askDeletionSchema, deletionViewSchema } from './deletion.schema.ts';
import { myDataSchema } from './my-data.schema.ts';

const deletion = z.object({ data: z.object({ deletion: deletionViewSchema.nullable() }) });

/** The part of the contract about what somebody may have of us, and how they leave. */
export const privacyEndpoints = {
  showData: {
    ...apiPaths.showData,
    summary: 'Everything that is held of the caller.',
    who: 'user',
    response: z.object({ data: myDataSchema }),
    errors: ['forbidden', 'banned', 'too-many-requests'],
  },
  showDeletion: {
    ...apiPaths.showDeletion,
    summary: 'Whether the caller’s account is about to be deleted, and when.',
    who: 'user',
    response: deletion,
  },
  askDeletion: {
    ...apiPaths.askDeletion,
    summary:
      'Has the caller’s account deleted in 7 days, and ends its renewals and its other sign-ins now. Needs a sign-in just made.',
    who: 'user',
    body: askDeletionSchema,
    response: deletion,
    errors: ['forbidden', 'banned', 'invalid-input', 'unavailable'],
  },
  undoDeletion: {
    ...apiPaths.undoDeletion,
    summary: 'Keeps the caller’s account after all, and its renewals as they were.',
    who: 'user',
    response: z.object({ data: z.object({}) }),
    errors: ['conflict', 'not-found'],
  },
} satisfies Record<string, Endpoint>;
