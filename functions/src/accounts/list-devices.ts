import type { Device } from '@boma/domain/accounts/devices.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { tokensOf } from './person-tokens.ts';
import { requireUser } from './require-user.ts';

/** Where the caller is signed in, the last used first. */
export async function listDevices({ ctx }: { ctx: Ctx }): Promise<Device[]> {
  const { uid, session } = await requireUser(ctx);
  const now = ctx.clock.real();
  const alive = (await tokensOf(uid)).filter((token) => token.expires_at > now);
  const newestFirst = alive.sort((a, b) => b.used_at - a.used_at);
  return [...Map.groupBy(newestFirst, (token) => token.device.id)].flatMap(([id, [newest]]) =>
    newest
      ? [
          {
            id,
            label: newest.device.label,
            signed_in_at: newest.signed_in_at,
            last_used_at: newest.used_at,
            current: id === session.device,
          },
        ]
      : [],
  );
}
