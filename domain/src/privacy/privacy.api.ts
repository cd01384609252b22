import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { askDeletionSchema, deletionViewSchema } from './deletion.schema.ts';
import { myDataSchema } from './my-data.schema.ts';

const deletion = z.object({ data: z.object({ deletion: deletionViewSchema.nullable() }) });

/** The part of the contract about the data file and the deletion of an account. */
export const privacyEndpoints = {
  showData: {
    method: 'GET',
    path: '/api/user/data',
    personal: true,
    summary: 'Everything that is stored about the caller.',
    who: 'active-user',
    response: z.object({ data: myDataSchema }),
    errors: ['too-many-requests'],
  },
  showDeletion: {
    method: 'GET',
    path: '/api/user/deletion',
    personal: true,
    summary: 'Whether the caller’s account is going to be deleted, and when.',
    who: 'active-user',
    response: deletion,
  },
  askDeletion: {
    method: 'POST',
    path: '/api/user/deletion',
    summary:
      'Deletes the caller’s account in 7 days, and ends its renewals and its other sign-ins now. Needs a fresh sign-in.',
    who: 'active-user',
    body: askDeletionSchema,
    response: deletion,
    errors: ['forbidden', 'banned', 'unavailable'],
  },
  undoDeletion: {
    method: 'DELETE',
    path: '/api/user/deletion',
    summary: 'Undoes the deletion of the caller’s account and restores its renewals.',
    who: 'active-user',
    response: z.object({ data: z.object({}) }),
    errors: ['conflict', 'not-found'],
  },
} satisfies Record<string, Endpoint>;
