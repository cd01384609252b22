import { collections } from '@boma/domain/collections.ts';
import { closesAccount, SANCTION_KINDS } from '@boma/domain/moderation/sanction-kinds.ts';
import { type DocumentOptions, onDocumentDeleted, onDocumentWritten } from 'firebase-functions/firestore';
import { spreadAlerts } from './alerts/tend-alerts.ts';
import { foldWritten } from './chat/fold-written.ts';
import { trigger, WHOLE_PROCESSOR } from './function-classes.ts';
import { deliverMail } from './mails/deliver-mail.ts';
import { syncDisabled } from './moderation/sync-disabled.ts';
import { publishNotices } from './notifications/publish-notices.ts';
import { deleteRemains } from './photos/delete-remains.ts';
import { beginWork } from './platform/begin-work.ts';
import type { SystemCtx } from './platform/context.ts';
import { smtpSecret, stripeKey } from './platform/params.ts';
import { publishQuestions } from './questions/publish-questions.ts';
import { publishSchedule } from './shows/publish-schedule.ts';
import { publishShowTypes } from './shows/publish-show-types.ts';
import { publishSightings } from './sightings/publish-sightings.ts';
import { publishStreams } from './streams/publish-streams.ts';
import { followSanction } from './sync/follow-sanction.ts';

/** A field of the written document, before and after; undefined where there was none. */
type Change = (field: string) => readonly [unknown, unknown];

interface Written {
  readonly ctx: SystemCtx;
  readonly id: string;
  readonly change: Change;
}

/** Reacts to each written document of `collection`. */
function onWritten(
  collection: string,
  react: (written: Written) => Promise<unknown>,
  options?: Partial<DocumentOptions>,
) {
  return onDocumentWritten(
    { ...trigger, ...options, document: `${collection}/{id}` as '{collection}/{id}' },
    ({ data, params }) => {
      const change: Change = (field) => [data?.before.get(field), data?.after.get(field)];
      return react({ ctx: beginWork(), id: params.id, change });
    },
  );
}

/** Every trigger, by the name of its function. */
export const triggers = {
  onChatWritten: onWritten(
    collections.chat,
    ({ ctx, id, change }) => foldWritten({ ctx, input: { id, chats: change('chat') } }),
    { ...WHOLE_PROCESSOR, concurrency: 20 },
  ),
  onMailWritten: onWritten(
    collections.mail,
    async ({ ctx, id, change }) => {
      // The trigger's own writes start it again.
      const [state, next_at] = [change('state')[1], change('next_at')[1]];
      if (state === 'waiting' && Number(next_at) <= ctx.clock.real())
        await deliverMail({ ctx, input: { id } });
    },
    { ...WHOLE_PROCESSOR, concurrency: 20, secrets: [smtpSecret] },
  ),
  onNotifySitewideWritten: onWritten(collections.sitewideNotices, publishNotices),
  onPhotoDeleted: onDocumentDeleted(
    { ...trigger, document: `${collections.photos}/{id}` },
    ({ data, params }) => deleteRemains(params.id, data),
  ),
  onQuestionWritten: onWritten(collections.showQuestions, publishQuestions),
  /** Disables the account of a banned user and ends its renewals; reverses both when the ban is lifted. */
  onSanctionWritten: onWritten(
    collections.sanctions,
    async ({ ctx, id, change }) => {
      const kinds = change('kind').map((each) => SANCTION_KINDS.find((kind) => kind === each));
      if (kinds.some(closesAccount)) await syncDisabled(id);
      await followSanction({ ctx, input: { uid: id, kinds } });
    },
    { secrets: [stripeKey] },
  ),
  onShowTypeWritten: onWritten(collections.showTypes, async ({ ctx }) => {
    await publishShowTypes({ ctx });
    // The published shows contain the title and the picture of their type.
    await publishSchedule({ ctx });
  }),
  onShowWritten: onWritten(collections.shows, publishSchedule),
  onSightingWritten: onWritten(
    collections.sightings,
    async ({ ctx }) => {
      await publishSightings({ ctx });
      await spreadAlerts({ ctx });
    },
    WHOLE_PROCESSOR,
  ),
  onStreamStatusWritten: onWritten(collections.streamStatus, publishStreams),
  onStreamWritten: onWritten(collections.streams, publishStreams),
};
