import { describe, expect, it } from 'vitest';
import { sanctionRefusal } from './sanction-refusal.ts';
import { activeSanction, mutePersonSchema, sanctionSchema } from './sanctions.schema.ts';

describe('a sanction', () => {
  const mute = { kind: 'mute', until: 1000, reason: 'Please let others finish.' } as const;
  const ban = { kind: 'ban', reason: 'Threats are not welcome here.' } as const;

  it('holds until its end, and a ban for good', () => {
    expect(activeSanction(mute, 999)).toBe(mute);
    expect(activeSanction(mute, 1000)).toBeUndefined();
    expect(activeSanction(ban, Number.MAX_SAFE_INTEGER)).toBe(ban);
    expect(activeSanction(undefined, 0)).toBeUndefined();
  });

  it('always says why, and a mute until when', () => {
    expect(sanctionSchema.safeParse(mute).success).toBe(true);
    expect(sanctionSchema.safeParse({ ...mute, until: undefined }).success).toBe(false);
    expect(sanctionSchema.safeParse({ ...ban, reason: '  ' }).success).toBe(false);
    expect(mutePersonSchema.safeParse({ uid: 'a', minutes: 43_200, reason: 'b' }).success).toBe(true);
  });

  it('is told to the person in kind words with its reason', () => {
    expect(sanctionRefusal(mute)).toMatchObject({ code: 'muted', status: 403, details: { until: 1000 } });
    expect(sanctionRefusal(mute).details.alert).toContain(mute.reason);
    expect(sanctionRefusal(ban)).toMatchObject({ code: 'banned', status: 403 });
    expect(sanctionRefusal(ban).details.alert).toContain(ban.reason);
  });
});
