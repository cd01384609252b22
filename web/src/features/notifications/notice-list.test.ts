import { fullNotice } from '@boma/domain/notifications/notifications.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { isFresh, withAdded } from './notice-list.ts';

const notice = (sentAt: number) => ({ ...fullNotice, id: `sent-${sentAt}`, sent_at: sentAt });
const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);

describe('the list of notices', () => {
  it('R9-048 keeps 3: the fourth drops the oldest', () => {
    const { list } = withAdded([], [notice(3), notice(2), notice(1)]);
    const { list: next, added } = withAdded(list, [notice(4), notice(3), notice(2)]);
    expect(idsOf(next)).toEqual(['sent-4', 'sent-3', 'sent-2']);
    expect(idsOf(added)).toEqual(['sent-4']);
  });

  it('R7-096 adds every notice, also those too old for a toast', () => {
    const { list, added } = withAdded([], [notice(1)]);
    expect(idsOf(list)).toEqual(['sent-1']);
    expect(added.every((one) => isFresh(one, 100_000))).toBe(false);
  });

  it('R4-090 changes only by added notices', () => {
    const { list } = withAdded([], [notice(3), notice(2)]);
    expect(withAdded(list, [])).toEqual({ list, added: [] });
    expect(withAdded(list, [notice(2)])).toEqual({ list, added: [] });
  });

  it('reports no new notice for repeated or older ones', () => {
    const { list } = withAdded([], [notice(4), notice(3), notice(2)]);
    expect(withAdded(list, [notice(4), notice(3), notice(2)]).added).toEqual([]);
    expect(withAdded(list, [notice(3), notice(2), notice(1)]).added).toEqual([]);
  });
});

it('R7-095 a notice is fresh until it is 7 s old', () => {
  const sentAt = 1_763_721_438.5;
  expect(isFresh(notice(sentAt), (sentAt + 6.999) * 1000)).toBe(true);
  expect(isFresh(notice(sentAt), (sentAt + 7) * 1000)).toBe(false);
});
