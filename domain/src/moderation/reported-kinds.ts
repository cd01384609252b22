// Without zod, because pages that offer a report are alive without it.

/** What viewers report to staff. A kind that is added here does not compile until every table of kinds has its line. */
export const REPORTED_KINDS = ['message', 'photo', 'question'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** What staff on call hear of a report. */
export const REPORT_NEWS: Readonly<Record<ReportedKind, string>> = {
  message: 'A message was reported',
  photo: 'A photo was reported',
  question: 'A question was reported',
};
