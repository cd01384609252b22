import { describe, expect, it } from 'vitest';
import { groupReports, type OpenReport } from './group-reports.ts';

const report = (id: string, message_id: string, reported_at: number): OpenReport => ({
  id,
  kind: 'message',
  message_id,
  chat: 'chat-general',
  message: `words of ${message_id}`,
  picture: null,
  author: 'Ranger 1234',
  user_id: 'u1',
  reported_by: id,
  reason: '',
  reported_at,
  settled_at: null,
  settled_by: null,
  hides: false,
  claim: null,
});

describe('reports by message', () => {
  it('stand by the newest of each, and keep every one', () => {
    const grouped = groupReports([report('d', 'm2', 4), report('c', 'm1', 3), report('b', 'm2', 2)]);
    expect(grouped.map(({ id, reports }) => [id, reports.map((each) => each.id)])).toEqual([
      ['m2', ['d', 'b']],
      ['m1', ['c']],
    ]);
    expect(grouped[0]?.copy.message).toBe('words of m2');
    expect(groupReports([])).toEqual([]);
  });

  it('keep things of two kinds apart that have the same id', () => {
    const grouped = groupReports([
      { ...report('b', 'm1', 2), kind: 'photo' },
      { ...report('a', 'm1', 1), kind: 'question' },
    ]);
    expect(grouped.map(({ kind, reports }) => [kind, reports.length])).toEqual([
      ['photo', 1],
      ['question', 1],
    ]);
  });
});
