import type { accountEndpoints } from '@boma/domain/accounts/accounts.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { banPerson } from './ban-person.ts';
import { clearToken } from './clear-token.ts';
import { exchangeIdentityToken } from './exchange-identity-token.ts';
import { liftSanction } from './lift-sanction.ts';
import { listDevices } from './list-devices.ts';
import { mutePerson } from './mute-person.ts';
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
  mutePerson: async ({ ctx, body }) => ({ data: { sanction: await mutePerson({ ctx, input: body }) } }),
  banPerson: async ({ ctx, body }) => ({ data: { sanction: await banPerson({ ctx, input: body }) } }),
  liftSanction: async ({ ctx, body }) => liftSanction({ ctx, input: body }).then(() => DONE),
};
