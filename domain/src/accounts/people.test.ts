import { describe, expect, it } from 'vitest';
import { storedSubscriptionSchema } from '../membership/membership.schema.ts';
import { deviceLabel } from './device-label.ts';
import { roleClaimsSchema, rolesOf } from './roles.ts';
import { userSchema, userView } from './user.schema.ts';

describe('roles', () => {
  it('R3-002 are admin, zoomie and subscriber, and no other', () => {
    expect(roleClaimsSchema.parse({ roles: ['admin', 'zoomie', 'subscriber'] }).roles).toHaveLength(3);
    expect(roleClaimsSchema.safeParse({ roles: ['owner'] }).success).toBe(false);
    expect(roleClaimsSchema.safeParse({ role: 'admin' }).success).toBe(false);
  });

  it.each([
    [{ roles: ['zoomie', 'admin', 'owner', 'admin'] }, ['admin', 'zoomie']],
    [{ roles: 'admin' }, []],
    [{ admin: true, role: 'admin' }, []],
    [undefined, []],
    [null, []],
  ])('of the claims %j are %j', (claims, roles) => {
    expect(rolesOf(claims)).toEqual(roles);
  });
});

describe('a person', () => {
  const user = userSchema.parse({ email: 'a@boma.test', display_name: 'Ranger 1234', created_at: 1 });
  const facts = { uid: 'u1', email: 'a@boma.test', emailVerified: true, user, sanction: null };

  it('R3-001 has these fields', () => {
    const view = userView({ ...facts, roles: [], membership: undefined }, 0);
    expect(Object.keys(view)).toEqual(
      expect.arrayContaining([
        'id',
        'email',
        'name',
        'surname',
        'display_name',
        'roles',
        'has_subscription',
        'is_subscribed',
        'subscription_status',
        'jr',
        'is_free',
        'notification_categories',
      ]),
    );
  });

  it('R1-003 may be of the staff as an admin or a zoomie', () => {
    const staff = { ...user, roles: ['admin', 'zoomie'] };
    expect(userSchema.parse(staff).roles).toEqual(['admin', 'zoomie']);
    expect(userSchema.safeParse({ ...user, roles: ['owner'] }).success).toBe(false);
  });

  it('is a subscriber while entitled, and has a subscription also afterwards', () => {
    const membership = { status: 'non_renewing' as const, entitled_until: 100, subscriptions: [] };
    expect(userView({ ...facts, roles: ['admin'], membership }, 99)).toMatchObject({
      roles: ['admin', 'subscriber'],
      is_subscribed: true,
      has_subscription: true,
    });
    expect(userView({ ...facts, roles: ['admin', 'subscriber'], membership }, 100)).toMatchObject({
      roles: ['admin'],
      is_subscribed: false,
      has_subscription: true,
      subscription_status: 'non_renewing',
    });
  });

  it('has paid for a subscription, but not after a trial that ended unpaid', () => {
    const trial = storedSubscriptionSchema.parse({
      id: 'sub_1',
      status: 'cancelled',
      created: 10,
      period_end: 60,
      access_until: 60,
      trial_end: 60,
      amount: 499,
      currency: 'usd',
    });
    const after = (subscriptions: readonly (typeof trial)[]) =>
      userView(
        {
          ...facts,
          roles: [],
          membership: { entitled_until: 60_000, status: 'cancelled', subscriptions: [...subscriptions] },
        },
        90_000,
      );
    expect(after([{ ...trial, trial_end: null }])).toMatchObject({ has_subscription: true, has_paid: true });
    expect(after([trial])).not.toHaveProperty('has_paid');
    expect(userView({ ...facts, roles: [], membership: undefined }, 0)).not.toHaveProperty('has_paid');
  });

  it('R1-041 marks a user of the free preview, who is not a subscriber', () => {
    const free = { ...facts, user: { ...user, is_free: true }, roles: [] };
    expect(userView({ ...free, membership: undefined }, 0)).toMatchObject({
      is_free: true,
      is_subscribed: false,
      has_subscription: false,
      roles: [],
    });
    expect(userView({ ...facts, roles: [], membership: undefined }, 0).is_free).toBe(false);
  });
});

describe('deviceLabel', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['<script>alert(1)</script>', 'A browser on an unknown system'],
  ])('of %s is %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});
