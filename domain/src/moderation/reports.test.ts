import { describe, expect, it } from 'vitest';
import { reportMessageInput } from './reports.schema.ts';

const TOO_LONG = 'Please keep the reason within 300 characters.';

const problemsOf = (input: unknown) =>
  reportMessageInput.safeParse(input).error?.issues.map((each) => each.message);

describe('a report', () => {
  it('has a reason or none', () => {
    expect(reportMessageInput.parse({ message_id: 'x' })).toEqual({ message_id: 'x', reason: '' });
    expect(reportMessageInput.parse({ message_id: 'x', reason: ' rude ' }).reason).toBe('rude');
  });

  it('refuses an id that no message can have', () => {
    expect(reportMessageInput.safeParse({ message_id: 'a/b' }).success).toBe(false);
    expect(reportMessageInput.safeParse({ message_id: '..' }).success).toBe(false);
  });

  it('refuses an invalid reason with its own error text', () => {
    expect(problemsOf({ message_id: 'x', reason: 'a'.repeat(300) })).toBeUndefined();
    expect(problemsOf({ message_id: 'x', reason: 'a'.repeat(301) })).toEqual([TOO_LONG]);
    expect(problemsOf({ message_id: 'x', reason: 'a'.repeat(3001) })).toEqual([TOO_LONG]);
    expect(problemsOf({ message_id: 'x', reason: 7 })).toEqual(['The reason must be text.']);
  });
});
