import type { OpenReport } from './group-reports.ts';

/** A report of a message that waits. */
export const openReport = (id: string, change: Partial<OpenReport> = {}): OpenReport => ({
  id,
  kind: 'message',
  message_id: 'm1',
  chat: 'chat-general',
  message: 'rude words',
  picture: null,
  author: 'Ranger 1234',
  user_id: 'u1',
  reported_by: id,
  reason: 'Rude.',
  reported_at: 1_700_000_000_000,
  settled_at: null,
  settled_by: null,
  hides: false,
  claim: null,
  ...change,
});
