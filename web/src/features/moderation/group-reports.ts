import type { Report } from '@boma/domain/moderation/reports.schema.ts';

export interface OpenReport extends Report {
  readonly id: string;
}

/** A message with all that is open about it, the newest report first. */
export interface ReportedMessage {
  readonly id: string;
  readonly message: Pick<Report, 'chat' | 'message' | 'author' | 'user_id'>;
  readonly reports: readonly [OpenReport, ...OpenReport[]];
}

/** Staff judge a message, not each complaint about it. Messages stand by their newest report, in the order given. */
export function groupReports(newestFirst: readonly OpenReport[]): ReportedMessage[] {
  const messages = new Map<string, ReportedMessage>();
  for (const report of newestFirst) {
    const { message_id: id } = report;
    const known = messages.get(id);
    messages.set(
      id,
      known ? { ...known, reports: [...known.reports, report] } : { id, message: report, reports: [report] },
    );
  }
  return [...messages.values()];
}
