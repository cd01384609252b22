import { AppError } from '@boma/domain/errors.ts';
import { noticeFormSchema, type StaffNotice } from '@boma/domain/notifications/planned-notices.schema.ts';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { EditForm } from '../../../components/editing/edit-form.tsx';
import { type EditKind, NEW } from '../../../components/editing/edit-kind.ts';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { EditScreen } from '../../../components/editing/edit-screen.tsx';
import type { AskFirst, OnGuard } from '../../../components/form/leave-guard.tsx';
import type { LeaveWords } from '../../../components/form/leave-question.later.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { momentWords } from '../../../lib/moments.ts';
import {
  listNotices,
  pinAnnouncement,
  removeNotice,
  type StaffNotices,
  saveNotice,
  sendNotice,
} from '../api/staff-calls.ts';
import {
  type NoticeField,
  noticeFieldOf,
  noticeGroups,
  noticeValues,
  pinEdited,
  pinGroups,
  toAnnouncement,
  toNotice,
} from '../notice-fields.ts';
import { sectionPath } from '../staff-sections.ts';

interface PartProps {
  readonly held: StaffNotices;
  readonly onDone: (words: string) => Promise<void>;
}

const noticeKind = (
  list: () => Promise<readonly StaffNotice[]>,
  /** Of the notice in the form. */
  id: string,
): EditKind<StaffNotice, NoticeField> => ({
  words: {
    title: 'Notices',
    lead: 'A notice appears once, to everyone who is here. It can wait below; a pinned announcement stays.',
    add: 'Write a notice',
    none: 'No notice waits.',
    one: 'notice',
  },
  list,
  keyOf: (notice) => notice.id,
  versionOf: ({ version }) => version,
  rowOf: ({ notice }) => ({
    title: notice.caption || notice.message,
    note: notice.caption === '' ? undefined : notice.message,
    badge: { text: notice.send_at === null ? 'Draft' : 'Waits', tone: 'muted' },
    at: notice.send_at ?? undefined,
  }),
  valuesOf: (thing) => noticeValues(thing?.notice),
  asStored: (values) => ({ ...values, publish_at: values.publish === 'later' ? values.publish_at : '' }),
  groups: noticeGroups,
  schema: noticeFormSchema,
  toInput: toNotice,
  fieldOf: noticeFieldOf,
  save: async (values, version) => {
    const { publish, ...words } = noticeFormSchema.parse(toNotice(values));
    if (publish.kind === 'now') await sendNotice({ ...words, id, version });
    else await saveNotice({ id, version, notice: { ...words, publish } });
  },
  savedWords: ({ publish }) =>
    publish === 'now' ? 'The notice is on its way to everyone who is here now.' : undefined,
  below: ({ saveWith }) => (
    <chakra.div paddingBottom={6}>
      <Button look="quiet" type="button" onClick={() => saveWith({ publish: 'now' })}>
        Send it to everyone now
      </Button>
    </chakra.div>
  ),
  remove: async ({ id: key, version }) => {
    await removeNotice({ id: key, version });
  },
});

function PinForm({ held: { pinned }, onDone, onGuard }: PartProps & { readonly onGuard: OnGuard }) {
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
      quiet
      onGuard={onGuard}
      onSaved={() => onDone('The announcement is on every page.')}
    />
  );
}

/** The form below begins anew with what is pinned then. */
const takingDown: LeaveWords = {
  title: 'Take it down and lose your words?',
  text: 'You have not pinned what you typed below. It is lost when the announcement is taken down.',
  stay: 'Leave it',
  leave: 'Take it down',
};

interface PinnedProps extends PartProps {
  readonly onChanged: () => Promise<void>;
  readonly askFirst: AskFirst;
}

function PinnedNow({ held: { pinned }, onDone, onChanged, askFirst }: PinnedProps) {
  if (!pinned) return <chakra.p color="muted">Nothing is pinned.</chakra.p>;
  return (
    <chakra.div display="grid" gap={3} justifyItems="start">
      <chakra.p fontWeight={600}>{pinned.announcement.message}</chakra.p>
      <ConfirmButton
        question="Take the announcement down from every page?"
        yes="Yes, take it down"
        no="Leave it"
        askFirst={(takeDown) => askFirst(takeDown, takingDown)}
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

/** What else everyone on the site reads: the pinned announcement, and the notices that were sent. */
function Read({ held, refresh }: { readonly held: StaffNotices; readonly refresh: () => Promise<void> }) {
  const [said, setSaid] = useState('');
  const [round, setRound] = useState(0);
  const { onGuard, askFirst } = useAskFirst();
  const onDone = async (words: string) => {
    await refresh();
    setSaid(words);
    setRound((before) => before + 1);
  };
  return (
    <chakra.div marginTop={10}>
      <PagePart title="Pinned" lead="On every page until a viewer closes it, or you take it down.">
        <chakra.p role="status" color="good" fontWeight={600} _empty={{ display: 'none' }}>
          {said}
        </chakra.p>
        <PinnedNow held={held} onDone={onDone} onChanged={refresh} askFirst={askFirst} />
        {/* A colleague’s change is no reason to lose what is typed: the form shows it on saving. */}
        <PinForm key={round} held={held} onDone={onDone} onGuard={onGuard} />
      </PagePart>
      <PagePart title="Sent">
        <Sent held={held} />
      </PagePart>
    </chakra.div>
  );
}

/** For staff: what everyone on the site reads now, and what waits. */
export function Notices({ item }: { readonly item: string | undefined }) {
  const [held, setHeld] = useState<StaffNotices>();
  const list = useCallback(async () => {
    const answer = await listNotices();
    setHeld(answer);
    return answer.planned;
  }, []);
  // What was done is done where only the reading after it fails.
  const refresh = useCallback(async () => {
    await list().catch((cause: unknown) => logFailure('Reading the notices again', cause));
  }, [list]);
  const kind = useMemo(
    () => noticeKind(list, item === undefined || item === NEW ? crypto.randomUUID() : item),
    [list, item],
  );
  return (
    <>
      <EditScreen kind={kind} item={item} home={sectionPath('notices')} />
      {held && item === undefined && <Read held={held} refresh={refresh} />}
    </>
  );
}
