import { describe, expect, it } from 'vitest';
import { sanctionRefusal } from './sanction-refusal.ts';
import { activeSanction, closesAccount, mutePersonSchema, sanctionSchema } from './sanctions.schema.ts';

describe('a sanction', () => {
  const mute = {
    kind: 'mute',
    until: 1000,
    reason: 'Please let others finish.',
    by: 'z1',
    imposed_at: 1,
  } as const;
  const ban = { kind: 'ban', reason: 'Threats are not welcome here.', by: 'z1', imposed_at: 1 } as const;

  it('is in force until its end, and a ban until it is lifted', () => {
    expect(activeSanction(mute, 999)).toBe(mute);
    expect(activeSanction(mute, 1000)).toBeUndefined();
    expect(activeSanction(ban, Number.MAX_SAFE_INTEGER)).toBe(ban);
    expect(activeSanction(undefined, 0)).toBeUndefined();
  });

  it('closes the account as a ban, and leaves it open as a mute', () => {
    expect(closesAccount('ban')).toBe(true);
    expect(closesAccount('mute')).toBe(false);
    expect(closesAccount(undefined)).toBe(false);
  });

  it('always has a reason, and a mute an end', () => {
    expect(sanctionSchema.safeParse(mute).success).toBe(true);
    expect(sanctionSchema.safeParse({ ...mute, until: undefined }).success).toBe(false);
    expect(sanctionSchema.safeParse({ ...ban, reason: '  ' }).success).toBe(false);
    expect(mutePersonSchema.safeParse({ uid: 'a', minutes: 43_200, reason: 'b' }).success).toBe(true);
  });

  it('is shown to the user in kind words with its reason, without the name of staff', () => {
    expect(sanctionRefusal(mute)).toMatchObject({ code: 'muted', status: 403, details: { until: 1000 } });
    expect(sanctionRefusal(mute).details.alert).toContain(mute.reason);
    expect(sanctionRefusal(ban)).toMatchObject({ code: 'banned', status: 403 });
    expect(sanctionRefusal(ban).details.alert).toContain(ban.reason);
    for (const sanction of [mute, ban])
      expect(JSON.stringify(sanctionRefusal(sanction).details)).not.toContain(sanction.by);
  });

  it('is readable without author and moment, as older documents are', () => {
    expect(sanctionSchema.parse({ kind: 'ban', reason: 'Old.' })).toEqual({
      kind: 'ban',
      reason: 'Old.',
      by: null,
      imposed_at: null,
    });
  });

  it('refuses a reason that cannot be stored, in our words', () => {
    const problems = (reason: unknown) =>
      mutePersonSchema
        .safeParse({ uid: 'a', minutes: 5, reason })
        .error?.issues.map(({ message }) => message);
    expect(problems('Rest \u{1f981}.')).toBeUndefined();
    expect(problems('\ud800')).toEqual(['The reason has a character that cannot be stored.']);
    expect(problems(undefined)).toEqual(['Please say why.']);
    expect(problems('a'.repeat(301))).toEqual(['Please keep the reason within 300 characters.']);
  });
});
