// What is exported here is deployed, and nothing else.
import './platform/node-env.ts';
import { budgetNoticeSchema } from '@boma/domain/usage/budget-stop.schema.ts';
import { onRequest } from 'firebase-functions/https';
import { onMessagePublished } from 'firebase-functions/pubsub';
import { apiApp } from './api-app.ts';
import { servePaymentWebhook } from './events/http.ts';
import { serveFound } from './found/http.ts';
import { trigger, web } from './function-classes.ts';
import { runInternalVerb } from './internal-verbs.ts';
import { heedBudget } from './live/heed-budget.ts';
import { serveMailWebhook } from './mails/mail-webhook.ts';
import { servePage } from './page/http.ts';
import { photoApp } from './photo-app.ts';
import { serveFilm } from './photos/serve-film.ts';
import { serveShare } from './photos/serve-share.ts';
import { servePicture } from './pictures/serve-picture.ts';
import { beginWork } from './platform/begin-work.ts';
import { limitInstancesOf } from './platform/instances.ts';
import {
  apiMinInstances,
  budgetStopPercent,
  isEmulator,
  mailWebhookSecret,
  playbackSecret,
  smtpSecret,
  stripeKey,
  stripeWebhookSecret,
} from './platform/params.ts';
import { schedules } from './schedules.ts';
import { serveCalendar } from './shows/serve-calendar.ts';
import { serveLogbook } from './sightings/serve-logbook.ts';
import { triggers } from './triggers.ts';

export const api = onRequest(
  { ...web, minInstances: apiMinInstances, secrets: [playbackSecret, stripeKey] },
  (req, res) => apiApp()(req, res),
);

export const page = onRequest(web, servePage);

/** The calls that make pictures need memory. Four at once mostly wait for the media server, and share what they fetch of it. */
export const photo = onRequest(
  { ...web, memory: '1GiB', concurrency: 4, maxInstances: 10, secrets: [playbackSecret] },
  (req, res) => photoApp()(req, res),
);

/** The small pages of photos, films of moments, and pictures of staff. A call holds up to eight megabytes, so fewer run at once. */
export const share = onRequest({ ...web, concurrency: 16, secrets: [playbackSecret] }, (req, res) => {
  if (req.path.startsWith('/uploaded/')) return servePicture(req, res);
  return req.path.startsWith('/moments/') ? serveFilm(req, res) : serveShare(req, res);
});

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

/** Mail providers report bounces here, and repeat a report that failed. */
export const mailWebhook = onRequest(
  { ...web, maxInstances: 2, secrets: [mailWebhookSecret] },
  serveMailWebhook,
);

/** What Google Cloud Billing says of the budget. Each message has the costs so far, so the next one makes good a lost or an interrupted one. */
export const onBudget = onMessagePublished({ ...trigger, topic: 'budget', retry: false }, ({ data }) =>
  heedBudget({
    ctx: beginWork(),
    input: {
      notice: budgetNoticeSchema.parse(data.message.json),
      percent: budgetStopPercent(),
      limitInstances: limitInstancesOf({ id: process.env.GCLOUD_PROJECT ?? '' }),
    },
  }),
);

export const { checkStreams, deleteDueAccounts, sweepMemberships, sweepUploads, tendSite } = schedules;

export const {
  onChatWritten,
  onMailWritten,
  onNotifySitewideWritten,
  onPhotoDeleted,
  onQuestionWritten,
  onSanctionWritten,
  onShowTypeWritten,
  onShowWritten,
  onSightingWritten,
  onStreamStatusWritten,
  onStreamWritten,
} = triggers;

/** Runs what schedules run in production. It exists only on the emulators, which run no schedules. */
export const internal = isEmulator()
  ? onRequest(
      { ...web, timeoutSeconds: 300, secrets: [playbackSecret, smtpSecret, stripeKey] },
      runInternalVerb,
    )
  : undefined;
