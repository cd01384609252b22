import { announcementInput } from '@boma/domain/notifications/announcement.schema.ts';
import { NOTICE_ICONS } from '@boma/domain/notifications/notifications.constants.ts';
import { notifyInput } from '@boma/domain/notifications/notifications.schema.ts';
import { useState } from 'react';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { refusedProblems, schemaProblems } from '../../../components/editing/edit-problems.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import type { Values } from '../../../components/form/problems.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { listNotices, pinAnnouncement, type StaffNotices, sendNotice } from '../api/staff-calls.ts';
import { failedIsAll, ListState } from './list-state.tsx';

const noticeFields = ['caption', 'message', 'icon', 'link_url', 'link_text', 'timeout'] as const;
type NoticeField = (typeof noticeFields)[number];

const toNotice = ({ caption, message, icon, link_url, link_text, timeout }: Values<NoticeField>) => ({
  caption,
  message,
  icon: NOTICE_ICONS.find((each) => each === icon) ?? null,
  link_url: link_url.trim() || null,
  link_text,
  timeout: Number(timeout) * 1000,
});

interface PartProps {
  readonly held: StaffNotices;
  readonly onDone: (words: string) => Promise<void>;
}

/** Sent again by an empty form, so its caller changes its key. */
function NoticeForm({ onDone }: Pick<PartProps, 'onDone'>) {
  const form = useForm<NoticeField>({
    fields: noticeFields,
    check: (values) => schemaProblems(notifyInput, toNotice(values), { fields: noticeFields }),
    send: async (values) => {
      await sendNotice(toNotice(values));
      await onDone('The notice is on its way to everyone who is here now.');
    },
    problemsOf: (cause) => refusedProblems(cause, { fields: noticeFields }),
    doing: 'Sending a notice',
  });
  return (
    <FormFrame form={form} guarded label="A notice">
      <TextField {...form.field('caption')} label="Heading" hint="May be empty." maxLength={80} />
      <TextArea {...form.field('message')} label="Message" maxLength={300} />
      <SelectField
        {...form.field('icon')}
        label="Drawing"
        options={[{ value: '', text: 'None' }, ...NOTICE_ICONS.map((value) => ({ value, text: value }))]}
      />
      <TextField {...form.field('link_url')} label="Link" hint="A path from / on, or an https address." />
      <TextField {...form.field('link_text')} label="Text of the link" maxLength={80} />
      <SelectField
        {...form.field('timeout')}
        label="It stays for"
        defaultValue="8"
        options={['4', '8', '15', '30'].map((value) => ({ value, text: `${value} seconds` }))}
      />
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>{form.busy ? 'Sending' : 'Send to everyone'}</SubmitButton>
    </FormFrame>
  );
}

const pinFields = ['message', 'link_url', 'link_text'] as const;
type PinField = (typeof pinFields)[number];

const toAnnouncement = ({ message, link_url, link_text }: Values<PinField>) => ({
  message,
  link_url: link_url.trim() || null,
  link_text,
});

function PinForm({ held: { pinned }, onDone }: PartProps) {
  const version = pinned?.version ?? null;
  const first = pinned?.announcement;
  const form = useForm<PinField>({
    fields: pinFields,
    check: (values) => schemaProblems(announcementInput, toAnnouncement(values), { fields: pinFields }),
    send: async (values) => {
      await pinAnnouncement({ version, announcement: toAnnouncement(values) });
      await onDone('The announcement is on every page.');
    },
    problemsOf: (cause) => refusedProblems(cause, { fields: pinFields }),
    doing: 'Pinning an announcement',
  });
  return (
    <FormFrame form={form} guarded label="The pinned announcement">
      <TextArea
        {...form.field('message')}
        label="Announcement"
        maxLength={200}
        defaultValue={first?.message}
      />
      <TextField
        {...form.field('link_url')}
        label="Link"
        hint="A path from / on, or an https address."
        defaultValue={first?.link_url ?? ''}
      />
      <TextField
        {...form.field('link_text')}
        label="Text of the link"
        maxLength={80}
        defaultValue={first?.link_text}
      />
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>{first ? 'Pin this instead' : 'Pin to every page'}</SubmitButton>
    </FormFrame>
  );
}

function PinnedNow({ held: { pinned }, onDone }: PartProps) {
  if (!pinned) return <chakra.p color="muted">Nothing is pinned.</chakra.p>;
  return (
    <chakra.div display="grid" gap={3} justifyItems="start">
      <chakra.p fontWeight={600}>{pinned.announcement.message}</chakra.p>
      <ConfirmButton
        question="Take the announcement down from every page?"
        yes="Yes, take it down"
        no="Leave it"
        onConfirm={async () => {
          await pinAnnouncement({ version: pinned.version, announcement: null });
          await onDone('The announcement is taken down.');
        }}
      >
        Take it down
      </ConfirmButton>
    </chakra.div>
  );
}

function Sent({ held: { notices } }: Pick<PartProps, 'held'>) {
  if (notices.length === 0) return <chakra.p color="muted">No notice was sent yet.</chakra.p>;
  return (
    <chakra.ol display="grid" gap={3}>
      {notices.map(({ id, message, sent_at }) => (
        <li key={id}>
          <p>{message}</p>
          <chakra.p textStyle="small" color="muted">
            {momentWords(sent_at * 1000)}
          </chakra.p>
        </li>
      ))}
    </chakra.ol>
  );
}

/** For staff: what everyone on the site reads now. */
export function Notices() {
  const answer = useAnswer(listNotices, { doing: 'Reading the notices', problemOf: failedIsAll });
  const [said, setSaid] = useState('');
  const [round, setRound] = useState(0);
  const onDone = async (words: string) => {
    await answer.refresh();
    setSaid(words);
    setRound((before) => before + 1);
  };
  return (
    <>
      <PageHead
        title="Notices"
        lead="A notice appears once, to everyone who is here. A pinned announcement stays."
      />
      <chakra.p role="status" minHeight="2rem" color="good" fontWeight={600}>
        {said}
      </chakra.p>
      <ListState what="notices" answer={answer}>
        {(held) => (
          <>
            <PagePart title="Pinned" lead="On every page until a viewer closes it, or you take it down.">
              <PinnedNow held={held} onDone={onDone} />
              <PinForm key={`pin ${round}`} held={held} onDone={onDone} />
            </PagePart>
            <PagePart title="Send a notice" lead="Only viewers who are on the site now see it.">
              <NoticeForm key={`notice ${round}`} onDone={onDone} />
            </PagePart>
            <PagePart title="Sent">
              <Sent held={held} />
            </PagePart>
          </>
        )}
      </ListState>
    </>
  );
}
