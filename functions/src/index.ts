// What is exported here is deployed, and nothing else.
import './platform/node-env.ts';
import { collections } from '@boma/domain/collections.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import { onDocumentDeleted, onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { endGoneStaff as endGoneStaffVerb } from './accounts/end-gone-staff.ts';
import { spreadAlerts, tendAlerts } from './alerts/tend-alerts.ts';
import { apiApp } from './api-app.ts';
import { foldWritten } from './chat/fold-written.ts';
import { servePaymentWebhook } from './events/http.ts';
import { serveFound } from './found/http.ts';
import { runInternalVerb } from './internal-verbs.ts';
import { reconcilePayments as reconcilePaymentsVerb } from './membership/reconcile-payments.ts';
import { syncDisabled } from './moderation/sync-disabled.ts';
import { publishNotices } from './notifications/publish-notices.ts';
import { servePage } from './page/http.ts';
import { photoApp } from './photo-app.ts';
import { deleteRemains } from './photos/delete-remains.ts';
import { serveFilm } from './photos/serve-film.ts';
import { serveShare } from './photos/serve-share.ts';
import { sweepUploads as sweepUploadsVerb } from './photos/sweep-uploads.ts';
import { type SystemCtx, systemContext } from './platform/context.ts';
import { CALL_SECONDS } from './platform/deadline.ts';
import { isEmulator, playbackSecret, stripeKey, stripeWebhookSecret } from './platform/params.ts';
import { REGION } from './platform/region.ts';
import { saveUsageIfDue } from './platform/usage/save-usage.ts';
import { deleteDueAccounts as deleteDueAccountsVerb } from './privacy/delete-due-accounts.ts';
import { publishQuestions } from './questions/publish-questions.ts';
import { publishSchedule } from './shows/publish-schedule.ts';
import { publishShowTypes } from './shows/publish-show-types.ts';
import { serveCalendar } from './shows/serve-calendar.ts';
import { tendShows as tendShowsVerb } from './shows/tend-shows.ts';
import { publishSightings } from './sightings/publish-sightings.ts';
import { serveLogbook } from './sightings/serve-logbook.ts';
import { checkStreams as checkStreamsVerb } from './streams/check-streams.ts';
import { publishStreams } from './streams/publish-streams.ts';
import { followSanction } from './sync/follow-sanction.ts';
import { sweepMemberships as sweepMembershipsVerb } from './sync/sweep-memberships.ts';
import { foldViews as foldViewsVerb } from './views/fold-views.ts';

const web = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: CALL_SECONDS,
  concurrency: 80,
  maxInstances: 20,
  invoker: 'public',
  // Otherwise the emulators would open every function to every origin. The application answers preflights itself.
  cors: false,
} as const;

/** The context of a trigger or schedule, whose process saves its counts when work begins, as one that answers calls. */
function beginWork(): SystemCtx {
  const ctx = systemContext();
  saveUsageIfDue(ctx);
  return ctx;
}

/** The events of a burst all write the same document, so a few instances suffice. A failed one is retried. */
const trigger = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  concurrency: 1,
  maxInstances: 3,
  retry: true,
} as const;

export const api = onRequest({ ...web, secrets: [playbackSecret, stripeKey] }, (req, res) =>
  apiApp()(req, res),
);

export const page = onRequest(web, servePage);

/** The calls that make pictures: they need memory, and one call at a time is enough for a processor. */
export const photo = onRequest(
  { ...web, memory: '512MiB', concurrency: 1, maxInstances: 10, secrets: [playbackSecret] },
  (req, res) => photoApp()(req, res),
);

/** The small pages of photos, and films of moments. A call holds up to eight megabytes, so fewer run at once. */
export const share = onRequest(
  { ...web, memory: '512MiB', concurrency: 16, secrets: [playbackSecret] },
  (req, res) => (req.path.startsWith('/moments/') ? serveFilm(req, res) : serveShare(req, res)),
);

/** What other programs read of the site. */
export const found = onRequest(web, serveFound);

/** The calendar files of the shows. */
export const calendar = onRequest(web, serveCalendar);

/** The files of the logbook: exports, and the stills of sightings. */
export const logbook = onRequest({ ...web, timeoutSeconds: 60 }, serveLogbook);

/** Stripe repeats a delivery that failed. Few run at once, because each asks Stripe. */
export const paymentWebhook = onRequest(
  { ...web, timeoutSeconds: 60, maxInstances: 5, secrets: [stripeKey, stripeWebhookSecret] },
  servePaymentWebhook,
);

const paymentSchedule = {
  region: REGION,
  memory: '256MiB',
  concurrency: 1,
  maxInstances: 1,
} as const;

export const reconcilePayments = onSchedule(
  {
    ...paymentSchedule,
    schedule: 'every 5 minutes',
    timeoutSeconds: 240,
    retryCount: 0,
    secrets: [stripeKey],
  },
  async () => {
    await reconcilePaymentsVerb({ ctx: beginWork() });
  },
);

export const sweepMemberships = onSchedule(
  {
    ...paymentSchedule,
    schedule: 'every day 03:00',
    timeoutSeconds: 1800,
    retryCount: 1,
    secrets: [stripeKey],
  },
  async () => {
    await sweepMembershipsVerb({ ctx: beginWork() });
  },
);

export const deleteDueAccounts = onSchedule(
  {
    ...paymentSchedule,
    schedule: 'every 1 hours',
    timeoutSeconds: 900,
    retryCount: 0,
    secrets: [stripeKey],
  },
  async () => {
    await deleteDueAccountsVerb({ ctx: beginWork() });
  },
);

export const endGoneStaff = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 60,
    concurrency: 1,
    maxInstances: 1,
    retryCount: 0,
  },
  async () => {
    await endGoneStaffVerb({ ctx: beginWork() });
  },
);

/** Each minute: the check of the cameras, and beside it the alerts to viewers who are away. */
export const checkStreams = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 50,
    concurrency: 1,
    maxInstances: 1,
    retryCount: 0,
    secrets: [playbackSecret],
  },
  async () => {
    const ctx = beginWork();
    const parts = await Promise.allSettled([checkStreamsVerb({ ctx }), tendAlerts({ ctx })]);
    for (const part of parts) if (part.status === 'rejected') throw part.reason;
  },
);

export const tendShows = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 50,
    concurrency: 1,
    maxInstances: 1,
    retryCount: 0,
  },
  async () => {
    await tendShowsVerb({ ctx: beginWork() });
  },
);

export const foldViews = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 120,
    concurrency: 1,
    maxInstances: 1,
    retryCount: 0,
  },
  async () => {
    await foldViewsVerb({ ctx: beginWork() });
  },
);

export const sweepUploads = onSchedule(
  {
    schedule: 'every 15 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 240,
    concurrency: 1,
    maxInstances: 1,
    retryCount: 0,
  },
  async () => {
    await sweepUploadsVerb({ ctx: beginWork() });
  },
);

export const onPhotoDeleted = onDocumentDeleted(
  { ...trigger, document: `${collections.photos}/{id}` },
  ({ data, params }) => deleteRemains(params.id, data),
);

export const onStreamWritten = onDocumentWritten(
  { ...trigger, document: `${collections.streams}/{slug}` },
  () => publishStreams({ ctx: beginWork() }),
);

export const onStreamStatusWritten = onDocumentWritten(
  { ...trigger, document: `${collections.streamStatus}/{slug}` },
  () => publishStreams({ ctx: beginWork() }),
);

export const onShowTypeWritten = onDocumentWritten(
  { ...trigger, document: `${collections.showTypes}/{type}` },
  async () => {
    const ctx = beginWork();
    await publishShowTypes({ ctx });
    // The published shows contain the title and the picture of their type.
    await publishSchedule({ ctx });
  },
);

export const onShowWritten = onDocumentWritten({ ...trigger, document: `${collections.shows}/{id}` }, () =>
  publishSchedule({ ctx: beginWork() }),
);

export const onQuestionWritten = onDocumentWritten(
  { ...trigger, document: `${collections.showQuestions}/{id}` },
  () => publishQuestions({ ctx: beginWork() }),
);

export const onSightingWritten = onDocumentWritten(
  { ...trigger, document: `${collections.sightings}/{id}` },
  async () => {
    const ctx = beginWork();
    await publishSightings({ ctx });
    await spreadAlerts({ ctx });
  },
);

export const onNotifySitewideWritten = onDocumentWritten(
  { ...trigger, document: `${collections.sitewideNotices}/{id}` },
  () => publishNotices({ ctx: beginWork() }),
);

export const onChatWritten = onDocumentWritten(
  { ...trigger, concurrency: 20, document: `${collections.chat}/{id}` },
  ({ data, params }) => {
    const chats = [data?.before.get('chat'), data?.after.get('chat')] as const;
    return foldWritten({ ctx: beginWork(), input: { id: params.id, chats } });
  },
);

/** Disables the account of a banned user and ends its renewals; reverses both when the ban is lifted. */
export const onSanctionWritten = onDocumentWritten(
  { ...trigger, secrets: [stripeKey], document: `${collections.sanctions}/{uid}` },
  async ({ data, params }) => {
    const kinds = [data?.before.get('kind'), data?.after.get('kind')] as const;
    if (kinds.some(closesAccount)) await syncDisabled(params.uid);
    await followSanction({ ctx: beginWork(), input: { uid: params.uid, kinds } });
  },
);

/** Runs what schedules run in production. It exists only on the emulators, which run no schedules. */
export const internal = isEmulator()
  ? onRequest({ ...web, timeoutSeconds: 300, secrets: [playbackSecret, stripeKey] }, runInternalVerb)
  : undefined;
