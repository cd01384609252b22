import { AppError } from '@boma/domain/errors.ts';
import { NOTICE_ICONS } from '@boma/domain/notifications/notifications.constants.ts';
import { useRef, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { EditForm } from '../../../components/editing/edit-form.tsx';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import type { Values } from '../../../components/form/problems.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { isAnswerLost } from '../../../lib/asking/refusal-words.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { listNotices, pinAnnouncement, type StaffNotices, sendNotice } from '../api/staff-calls.ts';
import {
  type NoticeField,
  noticeFields,
  pinEdited,
  pinGroups,
  toAnnouncement,
  toNotice,
} from '../notice-fields.ts';

interface PartProps {
  readonly held: StaffNotices;
  readonly onDone: (words: string) => Promise<void>;
}

/** True if a notice with these words was sent after the page read the list. */
async function isSent(values: Values<NoticeField>, before: StaffNotices): Promise<boolean> {
  const known = new Set(before.notices.map(({ id }) => id));
  const { message, caption } = toNotice(values);
  return (await listNotices()).notices.some(
    (sent) => !known.has(sent.id) && sent.message === message.trim() && sent.caption === caption.trim(),
  );
}

/** Sent again by an empty form, so its caller changes its key. */
function NoticeForm({ held, onDone }: PartProps) {
  const lost = useRef<Values<NoticeField>>(undefined);
  const form = useForm({
    fields: noticeFields,
    schema: async () => (await import('@boma/domain/notifications/notifications.schema.ts')).notifyInput,
    toInput: toNotice,
    send: async (_, values) => {
      if (!lost.current || !(await isSent(lost.current, held))) {
        lost.current = values;
        await sendNotice(toNotice(values));
      }
      await onDone('The notice is on its way to everyone who is here now.');
    },
    problemsOf: (cause) => {
      if (!isAnswerLost(cause)) lost.current = undefined;
      return refusedProblems(cause, { fields: noticeFields });
    },
    doing: 'Sending a notice',
  });
  return (
    <FormFrame form={form} guarded label="A notice">
      <TextField {...form.field('caption')} label="Heading" hint="May be empty." />
      <TextArea {...form.field('message')} label="Message" />
      <SelectField
        {...form.field('icon')}
        label="Drawing"
        options={[{ value: '', text: 'None' }, ...NOTICE_ICONS.map((value) => ({ value, text: value }))]}
      />
      <TextField {...form.field('link_url')} label="Link" hint="A path from / on, or an https address." />
      <TextField {...form.field('link_text')} label="Text of the link" />
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

function PinForm({ held: { pinned }, onDone }: PartProps) {
  return (
    <EditForm
      label="The pinned announcement"
      groups={pinGroups}
      begin={pinEdited(pinned)}
      schema={async () =>
        (await import('@boma/domain/notifications/announcement.schema.ts')).announcementInput
      }
      toInput={toAnnouncement}
      save={async (values, version) => {
        await pinAnnouncement({ version, announcement: toAnnouncement(values) });
      }}
      // Nothing pinned is a version too: a colleague may have taken it down.
      reread={async () => pinEdited((await listNotices()).pinned)}
      text={pinned ? 'Pin this instead' : 'Pin to every page'}
      onSaved={() => onDone('The announcement is on every page.')}
    />
  );
}

function PinnedNow({
  held: { pinned },
  onDone,
  onChanged,
}: PartProps & { readonly onChanged: () => Promise<void> }) {
  if (!pinned) return <chakra.p color="muted">Nothing is pinned.</chakra.p>;
  return (
    <chakra.div display="grid" gap={3} justifyItems="start">
      <chakra.p fontWeight={600}>{pinned.announcement.message}</chakra.p>
      <ConfirmButton
        question="Take the announcement down from every page?"
        yes="Yes, take it down"
        no="Leave it"
        problemOf={(cause) => refusedProblems(cause, { fields: [] }).form}
        onConfirm={async () => {
          try {
            await pinAnnouncement({ version: pinned.version, announcement: null });
          } catch (cause) {
            if (cause instanceof AppError && cause.code === 'conflict') await onChanged();
            throw cause;
          }
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
  const answer = useAnswer(listNotices, { doing: 'Reading the notices' });
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
      <Asked what="the notices" of={answer} minHeight="30vh">
        {(held) => (
          <>
            <PagePart title="Pinned" lead="On every page until a viewer closes it, or you take it down.">
              <PinnedNow held={held} onDone={onDone} onChanged={answer.refresh} />
              <PinForm key={`pin ${round} ${held.pinned?.version}`} held={held} onDone={onDone} />
            </PagePart>
            <PagePart title="Send a notice" lead="Only viewers who are on the site now see it.">
              <NoticeForm key={`notice ${round}`} held={held} onDone={onDone} />
            </PagePart>
            <PagePart title="Sent">
              <Sent held={held} />
            </PagePart>
          </>
        )}
      </Asked>
    </>
  );
}
