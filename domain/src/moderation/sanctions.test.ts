import { describe, expect, it } from 'vitest';
import {
  closesAccount,
  forbids,
  kindBehind,
  kindOf,
  refusalsOf,
  SANCTION_KINDS,
  SANCTION_OFFER,
} from './sanction-kinds.ts';
import { sanctionRefusal } from './sanction-refusal.ts';
import { sanctionView } from './sanction-view.ts';
import { activeSanction, imposeSanctionInput, sanctionSchema } from './sanctions.schema.ts';

describe('a sanction', () => {
  const mute = {
    kind: 'mute',
    until: 1000,
    reason: 'Please let others finish.',
    by: 'z1',
    imposed_at: 1,
  } as const;
  const ban = {
    kind: 'ban',
    until: null,
    reason: 'Threats are not welcome here.',
    by: 'z1',
    imposed_at: 1,
  } as const;

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
    expect(sanctionSchema.safeParse({ ...ban, until: 1000 }).success).toBe(false);
  });

  it('is shown to the user in kind words with its reason, without the name of staff', () => {
    expect(sanctionRefusal(mute)).toMatchObject({ code: 'muted', status: 403, details: { until: 1000 } });
    expect(sanctionRefusal(mute).details.alert).toContain(mute.reason);
    expect(sanctionRefusal(ban)).toMatchObject({ code: 'banned', status: 403 });
    expect(sanctionRefusal(ban).details.alert).toContain(ban.reason);
    for (const sanction of [mute, ban])
      expect(JSON.stringify(sanctionRefusal(sanction).details)).not.toContain(sanction.by);
  });

  it('is shown to the user before they write, while it is in force', () => {
    expect(sanctionView(mute, 999)).toEqual({
      code: 'muted',
      alert: 'Our rangers have asked you to listen for a while: Please let others finish.',
      until: 1000,
    });
    expect(sanctionView(mute, 1000)).toBeNull();
    expect(sanctionView(ban, 1000)).toMatchObject({ code: 'banned', until: null });
    expect(sanctionView(undefined, 0)).toBeNull();
    expect(sanctionView(mute, 999, 'send-message')).not.toBeNull();
    expect(sanctionView(mute, 999, 'sign-in')).toBeNull();
    expect(sanctionView(ban, 999, 'sign-in')).not.toBeNull();
  });

  it('is readable without author and moment, as older documents are', () => {
    expect(sanctionSchema.parse({ kind: 'ban', reason: 'Old.' })).toEqual({
      kind: 'ban',
      until: null,
      reason: 'Old.',
      by: null,
      imposed_at: null,
    });
  });

  it('cleans the reason, and refuses one of which nothing is left', () => {
    const problems = (reason: unknown) =>
      imposeSanctionInput
        .safeParse({ uid: 'a', kind: 'mute', minutes: 5, reason })
        .error?.issues.map(({ message }) => message);
    expect(problems('Rest \u{1f981}.')).toBeUndefined();
    expect(problems('\ud800')).toEqual(['Please say why.']);
    expect(problems(undefined)).toEqual(['Please say why.']);
    const input = { uid: 'a', kind: 'mute', minutes: 5, reason: 'Rest\u0008.\u000b\nTwo lines.' };
    expect(imposeSanctionInput.parse(input).reason).toBe('Rest.\nTwo lines.');
    expect(problems('a'.repeat(301))).toEqual(['Please keep the reason within 300 characters.']);
  });

  it('that staff impose has a duration exactly if it ends by itself', () => {
    const problems = (input: object) =>
      imposeSanctionInput
        .safeParse({ uid: 'a', reason: 'b', ...input })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(problems({ kind: 'mute', minutes: 43_200 })).toBeUndefined();
    expect(problems({ kind: 'ban' })).toBeUndefined();
    expect(problems({ kind: 'mute' })).toEqual([['minutes', 'Please say for how long.']]);
    expect(problems({ kind: 'ban', minutes: 5 })).toEqual([
      ['minutes', 'This sanction lasts until staff lift it.'],
    ]);
    expect(problems({ kind: 'mute', minutes: 0 })).toEqual([
      ['minutes', 'Please choose from 1 minute to 30 days.'],
    ]);
    expect(problems({ kind: 'exile' })).toEqual([['kind', 'There is no such kind of sanction.']]);
  });
});

describe('the kinds of sanctions', () => {
  it('forbid what they say', () => {
    expect([forbids('mute', 'send-message'), forbids('mute', 'sign-in')]).toEqual([true, false]);
    expect([forbids('ban', 'send-message'), forbids('ban', 'sign-in')]).toEqual([true, true]);
    expect(refusalsOf('send-message')).toEqual(['muted', 'banned']);
    expect(refusalsOf('sign-in')).toEqual(['banned']);
  });

  it('are found by the code of their refusal, and those that share a code share its caption', () => {
    expect([
      kindBehind('muted'),
      kindBehind('banned'),
      kindBehind('forbidden'),
      kindBehind(undefined),
    ]).toEqual(['mute', 'ban', undefined, undefined]);
    for (const kind of SANCTION_KINDS) {
      const first = kindBehind(kindOf(kind).refusal) ?? kind;
      expect(kindOf(first).caption).toBe(kindOf(kind).caption);
      expect(closesAccount(first)).toBe(closesAccount(kind));
    }
  });

  it('have an action of staff each, by which the audit log names them', () => {
    const actions = SANCTION_KINDS.map((kind) => kindOf(kind).action);
    expect(new Set(actions).size).toBe(SANCTION_KINDS.length);
  });

  it('are offered to staff in one sentence', () => {
    expect(SANCTION_OFFER).toBe('Mute or ban');
  });
});
