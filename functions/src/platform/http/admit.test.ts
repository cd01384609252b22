import type { Who } from '@boma/domain/endpoint.ts';
import type { AppError } from '@boma/domain/errors.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordNoChange } from '../audit.ts';
import { baseContext, callerContext, type StaffCtx, type UserCtx } from '../context.ts';
import { admit, admitToAction, requireTrail } from './admit.ts';

const EVERY_WHO: readonly Who[] = ['anyone', 'user', 'active-user', 'account-owner', { may: 'person.mute' }];
const session = { tokenId: 't1', device: 'd1', signedInAt: 0 };
const lookUp = vi.fn<(roles: readonly string[]) => void>();

function contextOf(roles?: readonly string[]) {
  return callerContext(
    {
      identify: async () => roles && { uid: 'u1', session },
      accountOf: async () => {
        lookUp(roles ?? []);
        return { customClaims: { roles } } as unknown as UserRecord;
      },
    },
    undefined,
    baseContext(),
  );
}

/** The result of each `who` for a caller with these roles: admitted, or the code of the refusal. */
const outcomes = (roles?: readonly string[]) =>
  Promise.all(
    EVERY_WHO.map((who) =>
      admit(who, contextOf(roles)).then(
        () => 'admitted',
        (error: AppError) => error.code,
      ),
    ),
  );

describe('admit', () => {
  it('admits a guest only where anyone may call', async () => {
    expect(await outcomes()).toEqual(['admitted', ...Array<string>(4).fill('unauthenticated')]);
  });

  it('refuses a viewer and a member an action of staff', async () => {
    for (const roles of [[], ['subscriber']])
      expect(await outcomes(roles)).toEqual(['admitted', 'admitted', 'admitted', 'admitted', 'forbidden']);
  });

  it('admits staff everywhere', async () => {
    for (const role of ['zoomie', 'admin'])
      expect(await outcomes([role])).toEqual(Array<string>(5).fill('admitted'));
  });

  it('calls Firebase Auth once, and only if the contract requires it', async () => {
    lookUp.mockClear();
    await admit('anyone', contextOf([]));
    await admit('user', contextOf([]));
    expect(lookUp).not.toHaveBeenCalled();
    const ctx = contextOf(['admin']);
    const staff = await admit({ may: 'person.mute' }, ctx);
    await ctx.active();
    expect(lookUp).toHaveBeenCalledTimes(1);
    expect(staff).toMatchObject({ user: { uid: 'u1' }, roles: ['admin'], action: 'person.mute' });
  });
});

describe('admitToAction', () => {
  const who: Who = { mayBy: 'deed', actions: { delete: 'message.delete', mute: 'person.mute' } };
  const actionFor = async (roles: readonly string[], deed: string) => {
    const ctx = await admitToAction(who, await admit(who, contextOf(roles)), { deed });
    return 'action' in ctx && ctx.action;
  };

  it('admits staff to the action that the field names', async () => {
    expect(await actionFor(['admin'], 'delete')).toBe('message.delete');
    expect(await actionFor(['zoomie'], 'mute')).toBe('person.mute');
  });

  it('refuses an action of this endpoint that the caller may not take', async () => {
    await expect(actionFor(['zoomie'], 'delete')).rejects.toThrow('forbidden');
  });

  it('refuses callers who may take none of the actions before the body is read', async () => {
    await expect(admit(who, contextOf(['subscriber']))).rejects.toThrow('forbidden');
    await expect(admit(who, contextOf())).rejects.toThrow('unauthenticated');
  });

  it('requires the record of the action that was taken', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    const ctx = contextOf(['admin']);
    await admitToAction(who, await admit(who, ctx), { deed: 'mute' });
    expect(() => requireTrail(ctx)).toThrow('internal');
    vi.unstubAllEnvs();
  });
});

/** A request that was admitted for this action, and what it logs as an error. */
async function requestFor(who: Who) {
  const error = vi.fn<(message: string) => void>();
  const plain = contextOf(['admin']);
  const ctx = { ...plain, log: { ...plain.log, error } };
  const admitted = await admit(who, ctx);
  return { ctx, admitted, alerts: () => error.mock.calls.map(([message]) => message) };
}

describe('requireTrail', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('raises an alert in production when an audited action left no record', async () => {
    const { ctx, alerts } = await requestFor({ may: 'person.mute' });
    requireTrail(ctx);
    expect(alerts()).toEqual(['unaudited-action']);
  });

  it('fails the call on the emulators', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    const { ctx } = await requestFor({ may: 'person.mute' });
    expect(() => requireTrail(ctx)).toThrow('internal');
  });

  it('requires a record of an action that the verb itself asked for', async () => {
    const { ctx, admitted, alerts } = await requestFor('user');
    requireTrail(ctx);
    expect(alerts()).toEqual([]);
    const staff = await (admitted as UserCtx).staff('message.delete');
    requireTrail(ctx);
    expect(alerts()).toEqual(['unaudited-action']);
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(() => requireTrail(ctx)).toThrow('internal');
    recordNoChange(staff);
    requireTrail(ctx);
    expect(alerts()).toEqual(['unaudited-action']);
  });

  it('requires no record of an action that was refused', async () => {
    const ctx = contextOf(['subscriber']);
    await expect(ctx.staff('message.delete')).rejects.toThrow('forbidden');
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    requireTrail(ctx);
  });

  it('accepts a record, an action that needs none, and other callers', async () => {
    const [muting, reading] = [
      await requestFor({ may: 'person.mute' }),
      await requestFor({ may: 'report.read' }),
    ];
    recordNoChange(muting.admitted as StaffCtx);
    for (const { ctx } of [muting, reading, await requestFor('anyone')]) requireTrail(ctx);
    expect([...muting.alerts(), ...reading.alerts()]).toEqual([]);
  });
});
