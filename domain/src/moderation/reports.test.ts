import { describe, expect, it } from 'vitest';
import { reportMessageInput, reportSchema, reportThingInput } from './reports.schema.ts';

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

  it('from before it had a kind is about a message', () => {
    const old = {
      message_id: 'm1',
      chat: 'chat-general',
      message: 'rude words',
      author: 'Thandi',
      user_id: 'u1',
      reported_by: 'u2',
      reason: '',
      reported_at: 1,
      settled_at: null,
      settled_by: null,
    };
    expect(reportSchema.parse(old)).toEqual({
      ...old,
      kind: 'message',
      picture: null,
      hides: false,
      claim: null,
    });
  });

  it('names what it is about', () => {
    const problems = (input: object) =>
      reportThingInput.safeParse(input).error?.issues.map((each) => each.message);
    expect(reportThingInput.parse({ kind: 'photo', id: 'x' })).toEqual({
      kind: 'photo',
      id: 'x',
      reason: '',
    });
    expect(problems({ kind: 'camera', id: 'x' })).toEqual(['Please say what you report.']);
    expect(problems({ kind: 'question' })).toEqual(['Please say which one.']);
    expect(problems({ kind: 'question', id: 'a/b' })).toEqual(['There is nothing by this id.']);
  });

  it('refuses an invalid reason with its own error text', () => {
    expect(problemsOf({ message_id: 'x', reason: 'a'.repeat(300) })).toBeUndefined();
    expect(problemsOf({ message_id: 'x', reason: 'a'.repeat(301) })).toEqual([TOO_LONG]);
    expect(problemsOf({ message_id: 'x', reason: 'a'.repeat(3001) })).toEqual([TOO_LONG]);
    expect(problemsOf({ message_id: 'x', reason: 7 })).toEqual(['The reason must be text.']);
  });
});
