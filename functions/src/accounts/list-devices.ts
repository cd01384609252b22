import type { Device } from '@boma/domain/accounts/devices.schema.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { findTokens } from './api-tokens.ts';

/** The devices on which the caller is signed in, the last used first. A device is one sign-in, with any number of tokens. */
export async function listDevices({ ctx }: { ctx: ActiveUserCtx }): Promise<Device[]> {
  const { uid, session } = ctx.user;
  const now = ctx.clock.real();
  const alive = (await findTokens(uid)).filter((token) => token.expires_at > now && !token.ended_by_ban);
  const lastUsedFirst = alive.sort((a, b) => b.used_at - a.used_at);
  return [...Map.groupBy(lastUsedFirst, (token) => token.device.id)].flatMap(([id, [last]]) =>
    last
      ? [
          {
            id,
            label: last.device.label,
            signed_in_at: last.signed_in_at,
            last_used_at: last.used_at,
            current: id === session.device,
          },
        ]
      : [],
  );
}
