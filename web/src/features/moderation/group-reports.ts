import type { Report } from '@boma/domain/moderation/reports.schema.ts';

export interface OpenReport extends Report {
  readonly id: string;
}

/** A message, photo or question with all that is open about it, the newest report first. */
export interface ReportedThing extends Pick<Report, 'kind'> {
  readonly id: string;
  readonly copy: Pick<Report, 'chat' | 'message' | 'picture' | 'author' | 'user_id'>;
  readonly reports: readonly [OpenReport, ...OpenReport[]];
}

/** Tells a thing from those of its kind and of others. */
export const keyOfThing = ({ kind, id }: Pick<ReportedThing, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Staff judge a thing, not each complaint about it. Things stand by their newest report, in the order given. */
export function groupReports(newestFirst: readonly OpenReport[]): ReportedThing[] {
  const things = new Map<string, ReportedThing>();
  for (const report of newestFirst) {
    const { kind, message_id: id } = report;
    const key = keyOfThing({ kind, id });
    const known = things.get(key);
    things.set(
      key,
      known
        ? { ...known, reports: [...known.reports, report] }
        : { kind, id, copy: report, reports: [report] },
    );
  }
  return [...things.values()];
}
