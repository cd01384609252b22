import type { accountEndpoints } from '@boma/domain/accounts/accounts.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { clearToken } from './clear-token.ts';
import { exchangeIdentityToken } from './exchange-identity-token.ts';
import { listDevices } from './list-devices.ts';
import { revokeDevice } from './revoke-device.ts';
import { showUser } from './show-user.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { upsertProfile } from './upsert-profile.ts';

export const accountRoutes: Routes<typeof accountEndpoints> = {
  validateUser: exchangeIdentityToken,
  showUser: named('user', showUser),
  upsertProfile,
  clearToken,
  listDevices: named('devices', listDevices),
  revokeDevice,
  signOutEverywhere,
};
