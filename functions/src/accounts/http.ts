import type { accountEndpoints } from '@boma/domain/accounts/accounts.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { clearToken } from './clear-token.ts';
import { exchangeIdentityToken } from './exchange-identity-token.ts';
import { listDevices } from './list-devices.ts';
import { revokeDevice } from './revoke-device.ts';
import { showUser } from './show-user.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { upsertProfile } from './upsert-profile.ts';

const DONE = { data: {} };

export const accountRoutes: Handlers<typeof accountEndpoints> = {
  validateUser: async ({ ctx, body }) => ({ data: await exchangeIdentityToken({ ctx, input: body }) }),
  showUser: async ({ ctx }) => ({ data: { user: await showUser({ ctx }) } }),
  upsertProfile: async ({ ctx, body }) => upsertProfile({ ctx, input: body }).then(() => DONE),
  clearToken: async ({ ctx }) => clearToken({ ctx }).then(() => DONE),
  listDevices: async ({ ctx }) => ({ data: { devices: await listDevices({ ctx }) } }),
  revokeDevice: async ({ ctx, body }) => revokeDevice({ ctx, input: body }).then(() => DONE),
  signOutEverywhere: async ({ ctx }) => signOutEverywhere({ ctx }).then(() => DONE),
};
