import { z } from 'zod';
import { auditRecordSchema } from './access/audit.schema.ts';
import { apiTokenSchema } from './accounts/api-token.schema.ts';
import { userSchema } from './accounts/user.schema.ts';
import { storedAlertEventSchema } from './alerts/alert-event.schema.ts';
import { storedAlertsSchema, storedPushSchema } from './alerts/alert-settings.schema.ts';
import { chatFoldSchema, chatTailSchema } from './chat/chat.schema.ts';
import { storedPacesSchema } from './chat/chat-pace.schema.ts';
import { chatSenderSchema } from './chat/chat-rate.ts';
import { storedMessageSchema } from './chat/stored-message.schema.ts';
import type { collections, singletons } from './collections.ts';
import { contactMessageSchema } from './contact/contact.schema.ts';
import { courseModuleSchema, courseUpdateSchema } from './course/course.schema.ts';
import { bucketSchema } from './limits/token-bucket.ts';
import { liveSiteSchema, publishedStreamsSchema } from './live/live.schema.ts';
import { lodgeSchema } from './lodges/lodges.schema.ts';
import { mailBlockSchema, mailSchema } from './mails/mail.schema.ts';
import { membershipSchema } from './membership/membership.schema.ts';
import {
  membershipAuditSchema,
  membershipSweepSchema,
  membershipTicketSchema,
  paymentEventsSchema,
  refundSchema,
  stripeCustomerSchema,
  stripeEventSchema,
  ticketShardSchema,
} from './membership/stored-payments.schema.ts';
import { appealSchema } from './moderation/appeals.schema.ts';
import { personNoteSchema } from './moderation/notes.schema.ts';
import { reportSchema } from './moderation/reports.schema.ts';
import { sanctionSchema } from './moderation/sanctions.schema.ts';
import { storedAnnouncementSchema } from './notifications/announcement.schema.ts';
import { categorySchema } from './notifications/categories.schema.ts';
import { storedNoticeSchema } from './notifications/notifications.schema.ts';
import { plannedNoticeSchema } from './notifications/planned-notices.schema.ts';
import { storedPageSchema } from './pages/pages.schema.ts';
import { photoSchema, photoUploadSchema } from './photos/photos.schema.ts';
import { photoProposalSchema } from './photos/proposals.schema.ts';
import { pictureSchema } from './pictures/pictures.schema.ts';
import { deletionSchema } from './privacy/deletion.schema.ts';
import {
  publishedQuestionsSchema,
  questionSchema,
  questionVoteSchema,
} from './questions/questions.schema.ts';
import { showFollowsSchema } from './shows/follows.schema.ts';
import { showTypeSchema } from './shows/show-types.schema.ts';
import { publishedScheduleSchema, showSchema } from './shows/shows.schema.ts';
import { sightingSchema, sightingStillSchema, withheldSightingSchema } from './sightings/sightings.schema.ts';
import { binnedSchema } from './staff/bin.schema.ts';
import { figureDaySchema } from './staff/figures.schema.ts';
import { storedTime } from './stored-time.ts';
import { airDaySchema } from './streams/air-days.schema.ts';
import { cameraDaySchema, cameraPeeksSchema } from './streams/camera-days.schema.ts';
import { cameraReelSchema } from './streams/reels.schema.ts';
import { streamChecksSchema } from './streams/stream-checks.schema.ts';
import { streamOutageSchema } from './streams/stream-outages.schema.ts';
import { streamSchema, streamStatusSchema } from './streams/streams.schema.ts';
import { switchesSchema } from './switches/switches.schema.ts';
import { budgetStopSchema } from './usage/budget-stop.schema.ts';
import { usageShardSchema } from './usage/usage.schema.ts';
import { videoSchema } from './videos/videos.schema.ts';
import { viewMarkSchema, viewShardSchema } from './views/views.schema.ts';
import { heldTextSchema } from './words/held-texts.schema.ts';
import { wordRulesSchema } from './words/word-rules.schema.ts';

/** Collections of singleton documents. Each document has its own schema below. */
type WithoutSchema =
  | 'live'
  | 'publishedStreams'
  | 'publishedSchedule'
  | 'publishedQuestions'
  | 'courseUpdates'
  | 'serverState'
  | 'dev';

/** What each collection stores. Every document is parsed when it is read, and checked when it is written. */
export const storedSchemas = {
  streams: streamSchema,
  streamStatus: streamStatusSchema,
  streamOutages: streamOutageSchema,
  lodges: lodgeSchema,
  pictures: pictureSchema,
  pages: storedPageSchema,
  bin: binnedSchema,
  showTypes: showTypeSchema,
  shows: showSchema,
  showFollows: showFollowsSchema,
  showQuestions: questionSchema,
  questionVotes: questionVoteSchema,
  courseModules: courseModuleSchema,
  contactMessages: contactMessageSchema,
  heldTexts: heldTextSchema,
  mail: mailSchema,
  mailBlocks: mailBlockSchema,
  videos: videoSchema,
  viewMarks: viewMarkSchema,
  viewShards: viewShardSchema,
  photos: photoSchema,
  photoProposals: photoProposalSchema,
  photoUploads: photoUploadSchema,
  sightings: sightingSchema,
  withheldSightings: withheldSightingSchema,
  sightingStills: sightingStillSchema,
  airDays: airDaySchema,
  cameraReels: cameraReelSchema,
  cameraDays: cameraDaySchema,
  cameraPeeks: cameraPeeksSchema,
  notificationCategories: categorySchema,
  sitewideNotices: storedNoticeSchema,
  plannedNotices: plannedNoticeSchema,
  alerts: storedAlertsSchema,
  alertEvents: storedAlertEventSchema,
  pushes: storedPushSchema,
  apiTokens: apiTokenSchema,
  membership: membershipSchema,
  stripeCustomers: stripeCustomerSchema,
  membershipTickets: membershipTicketSchema,
  stripeEvents: stripeEventSchema,
  membershipAudit: membershipAuditSchema,
  refunds: refundSchema,
  users: userSchema,
  deletions: deletionSchema,
  sanctions: sanctionSchema,
  appeals: appealSchema,
  personNotes: personNoteSchema,
  revokedSignIns: z.object({ uid: z.string(), revoked_at: z.int() }),
  rateLimits: bucketSchema,
  chat: storedMessageSchema,
  chatTails: chatTailSchema,
  chatFolds: chatFoldSchema,
  chatSenders: chatSenderSchema.extend({ expires_at: storedTime }),
  chatReports: reportSchema,
  auditLog: auditRecordSchema,
  usage: usageShardSchema,
  figureDays: figureDaySchema,
} satisfies Record<Exclude<keyof typeof collections, WithoutSchema>, z.ZodType>;

/** What each singleton stores. */
export const singletonSchemas = {
  liveSite: liveSiteSchema,
  publishedStreams: publishedStreamsSchema,
  publishedSchedule: publishedScheduleSchema,
  publishedQuestions: publishedQuestionsSchema,
  courseUpdate: courseUpdateSchema,
  streamChecks: streamChecksSchema,
  paymentEvents: paymentEventsSchema,
  membershipSweep: membershipSweepSchema,
  announcement: storedAnnouncementSchema,
  switches: switchesSchema,
  chatPaces: storedPacesSchema,
  budgetStop: budgetStopSchema,
  /** The highest number that something removed had, by the collection. */
  removedNumbers: z.object({ highest: z.record(z.string(), z.int()) }),
  wordRules: wordRulesSchema,
  publishedShowTypes: z.object({ fingerprint: z.string() }),
  answeredQuestion: z.object({ id: z.string() }),
  /** `dev/clock`: by how many milliseconds the business clock runs ahead. Emulators only. */
  clockShift: z.looseObject({ offset_ms: z.int() }),
} satisfies Record<keyof typeof singletons, z.ZodType>;

/** `server-state/push-lane-{lane}`: until when the lane belongs to a process. Unix milliseconds. */
export const pushLaneSchema = z.object({ until: z.int() });

/** How far a migration came: the last document that it has seen. `done_at` is unix milliseconds, null before its end. */
export const migrationSchema = z.object({
  after: z.string().nullable(),
  seen: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  misfits: z.int().nonnegative(),
  done_at: z.int().nullable(),
});
export type StoredMigration = z.output<typeof migrationSchema>;

/** `server-state/ticket-{shard}`. */
export { ticketShardSchema };

export type StoredName = keyof typeof storedSchemas;
export type SingletonName = keyof typeof singletonSchemas;
/** A document as code sees it. */
export type Stored<N extends StoredName> = z.output<(typeof storedSchemas)[N]>;
