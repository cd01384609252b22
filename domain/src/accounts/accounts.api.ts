import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { deviceViewSchema, revokeDeviceSchema } from './devices.schema.ts';
import { profileInput } from './profile.schema.ts';
import { userViewSchema } from './user.schema.ts';

const done = z.object({ data: z.object({}) });

/** The part of the contract about accounts: signing in, the profile and the devices. */
export const accountEndpoints = {
  validateUser: {
    method: 'POST',
    path: '/api/auth/validate-user',
    summary:
      'Exchanges the identity token of a sign-in for an API token. The first exchange creates the user.',
    who: 'anyone',
    body: z.object({
      firebase_token: z
        .string({ error: 'The identity token is missing.' })
        .min(1, { error: 'The identity token is missing.' })
        .max(8192, { error: 'The identity token is too long.' }),
    }),
    response: z.object({ data: z.object({ access_token: z.string() }) }),
    errors: ['unauthenticated', 'forbidden', 'banned', 'too-many-requests'],
  },
  showUser: {
    method: 'GET',
    path: '/api/auth/user',
    personal: true,
    first: true,
    summary: 'The caller’s own account.',
    who: 'active-user',
    response: z.object({ data: z.object({ user: userViewSchema }) }),
  },
  upsertProfile: {
    method: 'POST',
    path: '/api/user/upsert',
    summary: 'Stores the caller’s names.',
    who: 'active-user',
    body: profileInput,
    response: done,
  },
  clearToken: {
    method: 'GET',
    path: '/api/auth/clear-token',
    personal: true,
    summary: 'Ends the API token of this call at once.',
    who: 'user',
    effect: true,
    response: done,
  },
  listDevices: {
    method: 'GET',
    path: '/api/auth/devices',
    personal: true,
    summary: 'The devices on which the caller is signed in, the last used first.',
    who: 'active-user',
    response: z.object({ data: z.object({ devices: z.array(deviceViewSchema) }) }),
  },
  revokeDevice: {
    method: 'POST',
    path: '/api/auth/devices/revoke',
    summary: 'Signs the caller out on one of their devices until they sign in there again.',
    who: 'active-user',
    body: revokeDeviceSchema,
    response: done,
    errors: ['not-found'],
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    summary: 'Signs the caller out on every device, this one included.',
    who: 'active-user',
    response: done,
  },
} satisfies Record<string, Endpoint>;
