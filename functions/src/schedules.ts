import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/scheduler';
import { endGoneStaff } from './accounts/end-gone-staff.ts';
import { tendAlerts } from './alerts/tend-alerts.ts';
import { publishPlannedModules } from './course/publish-planned-modules.ts';
import { schedule, WHOLE_PROCESSOR } from './function-classes.ts';
import { tendMails } from './mails/tend-mails.ts';
import { reconcilePayments } from './membership/reconcile-payments.ts';
import { sendPlannedNotices } from './notifications/send-planned-notices.ts';
import { sweepUploads } from './photos/sweep-uploads.ts';
import { sweepPictures } from './pictures/sweep-pictures.ts';
import { beginWork } from './platform/begin-work.ts';
import type { SystemCtx } from './platform/context.ts';
import { playbackSecret, smtpSecret, stripeKey } from './platform/params.ts';
import { deleteDueAccounts } from './privacy/delete-due-accounts.ts';
import { tendShows } from './shows/tend-shows.ts';
import { withholdProtected } from './sightings/withhold-protected.ts';
import { recordFigures } from './staff/record-figures.ts';
import { checkStreams } from './streams/check-streams.ts';
import { sweepMemberships } from './sync/sweep-memberships.ts';
import { foldViews } from './views/fold-views.ts';

export type Verb = (call: { ctx: SystemCtx }) => Promise<unknown>;

interface Scheduled extends Partial<Omit<ScheduleOptions, 'schedule'>> {
  readonly every: string;
  readonly timeoutSeconds: number;
  /** What runs, side by side; on the emulators, `internal-verbs.ts` runs it by its name. */
  readonly verbs: Readonly<Record<string, Verb>>;
}

/** Every schedule, by the name of its function. */
export const SCHEDULES = {
  // The check of the cameras, and beside it the alerts to viewers who are away, the mails, and what is planned for a time.
  checkStreams: {
    ...WHOLE_PROCESSOR,
    every: '1 minutes',
    timeoutSeconds: 50,
    secrets: [playbackSecret, smtpSecret],
    verbs: {
      'check-streams': checkStreams,
      'tend-alerts': tendAlerts,
      'tend-mails': tendMails,
      'publish-planned-modules': publishPlannedModules,
      'send-planned-notices': sendPlannedNotices,
    },
  },
  deleteDueAccounts: {
    every: '1 hours',
    timeoutSeconds: 900,
    secrets: [stripeKey],
    verbs: { 'delete-due-accounts': deleteDueAccounts },
  },
  sweepMemberships: {
    every: 'day 03:00',
    timeoutSeconds: 1800,
    // The next run is a day away.
    retryCount: 1,
    secrets: [stripeKey],
    verbs: { 'sweep-memberships': sweepMemberships },
  },
  sweepUploads: {
    every: '15 minutes',
    timeoutSeconds: 240,
    verbs: { 'sweep-uploads': sweepUploads, 'sweep-pictures': sweepPictures },
  },
  // One instance for all of them: each function that runs so often keeps an instance of its own.
  tendSite: {
    every: '5 minutes',
    timeoutSeconds: 240,
    secrets: [stripeKey],
    verbs: {
      'reconcile-payments': reconcilePayments,
      'tend-shows': tendShows,
      'fold-views': foldViews,
      'end-gone-staff': endGoneStaff,
      'record-figures': recordFigures,
      'withhold-protected': withholdProtected,
    },
  },
} as const satisfies Record<string, Scheduled>;

/** Runs each verb of a schedule to its end, then throws the first failure. */
async function runAll(verbs: readonly Verb[]): Promise<void> {
  const ctx = beginWork();
  const runs = await Promise.allSettled(verbs.map((verb) => verb({ ctx })));
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
}

const scheduled = ({ every, verbs, ...options }: Scheduled): ScheduleFunction =>
  onSchedule({ ...schedule, ...options, schedule: `every ${every}` }, () => runAll(Object.values(verbs)));

/** The functions of `SCHEDULES`. */
export const schedules = Object.fromEntries(
  Object.entries(SCHEDULES).map(([name, each]) => [name, scheduled(each)]),
) as Record<keyof typeof SCHEDULES, ScheduleFunction>;
