import { may } from '@boma/domain/access/access.ts';
import { staffPath } from '@boma/domain/content-paths.ts';
import { SANCTION_OFFER } from '@boma/domain/moderation/sanction-kinds.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Problem } from '../../../components/form/form-frame.tsx';
import { firstAction, QueueActions } from '../../../components/queue/queue-actions.tsx';
import { QueueCard } from '../../../components/queue/queue-card.tsx';
import { type Drafts, useHeld } from '../../../components/queue/use-drafts.ts';
import { chakra } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { logFailure } from '../../../lib/log.ts';
import { momentWords } from '../../../lib/moments.ts';
import { claimReports, putBackMessage, settleReports } from '../api/moderation-calls.ts';
import type { ReportedThing } from '../group-reports.ts';
import { moderationProblem } from '../moderation-words.ts';
import { reportedThings } from '../reported-things.ts';
import { ColleagueNote } from './colleague-note.tsx';
import HideDialog from './hide-dialog.later.tsx';
import { Background } from './report-background.tsx';
import { ReportedCopy } from './reported-copy.tsx';
import SanctionDialog from './sanction-dialog.later.tsx';

export interface ReportCardProps {
  readonly reported: ReportedThing;
  /** The member of staff who looks at it. */
  readonly viewer: { readonly id: string; readonly roles: readonly string[] } | undefined;
  readonly drafts: Drafts<ReportedThing>;
}

const BACK = 'The message is in the chat again.';

/** What the button of a hidden message does: admins decide, and who has hidden it may take that back. */
function PutBackButton({ id, onDone }: { readonly id: string; readonly onDone: (words: string) => void }) {
  const { busy, problem, run } = useAction(() => putBackMessage(id), {
    doing: 'Putting a message back',
    problemOf: moderationProblem,
  });
  const putBack = async () => {
    if (await run()) onDone(BACK);
  };
  return (
    <div>
      <Button look="quiet" css={firstAction} width="100%" aria-disabled={busy} onClick={() => void putBack()}>
        Put it back
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}

function Reasons({ reports }: Pick<ReportedThing, 'reports'>) {
  return (
    <chakra.ul display="grid" gap={1} textStyle="small" color="muted">
      {reports.map(({ id, reason, reported_at }) => (
        <li key={id}>
          {reason === '' ? 'Reported without a reason' : `“${reason}”`}
          <chakra.time textStyle="clock" marginLeft={2} dateTime={new Date(reported_at).toISOString()}>
            {momentWords(reported_at)}
          </chakra.time>
        </li>
      ))}
    </chakra.ul>
  );
}

/** What staff have done about a thing on this screen. */
function useHandling({ kind, id, reports }: ReportedThing) {
  const [done, setDone] = useState<readonly string[]>([]);
  const record = (words: string) => setDone((before) => [...before, words]);
  const settling = useAction(() => settleReports(reports.map((report) => report.id)), {
    doing: 'Settling a report',
    problemOf: moderationProblem,
  });
  const { removal } = reportedThings[kind];
  const remove = async () => {
    await removal.remove(id);
    record(removal.done);
  };
  return { done, record, remove, settle: () => void settling.run(), problem: settling.problem };
}

type Opened = 'sanction' | 'hide';

interface ActionsProps
  extends Omit<ReportCardProps, 'drafts'>,
    Omit<ReturnType<typeof useHandling>, 'problem'> {
  readonly open: (dialog: Opened) => void;
}

/** What staff can do about the thing now. A hidden message waits for an admin, so that nobody dismisses it. */
function Actions({ reported, viewer, done, record, remove, settle, open }: ActionsProps) {
  const { kind, id, copy, reports } = reported;
  const { removal, canBeHidden } = reportedThings[kind];
  const hiding = reports.filter(({ hides }) => hides);
  const mayRemove = may(viewer, removal.action);
  const isRemoved = done.includes(removal.done);
  const isHidden = hiding.length > 0 && !isRemoved;
  const isTheirs = hiding.some(({ reported_by }) => reported_by === viewer?.id);
  const first = !isHidden ? (
    <Button look="quiet" css={firstAction} onClick={settle}>
      {done.length > 0 ? 'Done with it' : 'Dismiss'}
    </Button>
  ) : (
    (mayRemove || isTheirs) && <PutBackButton id={id} onDone={record} />
  );
  const more = (
    <>
      {canBeHidden && !isHidden && !isRemoved && copy.message !== null && copy.user_id !== viewer?.id && (
        <Button look="quiet" aria-haspopup="dialog" onClick={() => open('hide')}>
          Hide until an admin decides
        </Button>
      )}
      {copy.user_id !== null && (
        <Button look="quiet" aria-haspopup="dialog" onClick={() => open('sanction')}>
          {SANCTION_OFFER}
        </Button>
      )}
      {mayRemove && !isRemoved && (
        <ConfirmButton
          question={removal.question}
          yes={removal.yes}
          no="Leave it"
          problemOf={removal.problemOf}
          onConfirm={remove}
        >
          {removal.offer}
        </ConfirmButton>
      )}
    </>
  );
  return (
    <QueueActions about={copy.author ?? 'it'} more={more}>
      {first}
    </QueueActions>
  );
}

/** Who made it: staff read who that is, also where viewers see no name. */
function authorOf({ copy: { author, user_id } }: ReportedThing): {
  readonly name: string;
  readonly to?: string;
} {
  if (user_id === null) return { name: author ?? 'No author' };
  return { name: author ?? 'A user without a name', to: staffPath('people', user_id) };
}

/** Since when the first viewer waits for an answer. */
const waitsSince = ({ reports }: ReportedThing) => Math.min(...reports.map(({ reported_at }) => reported_at));

const countWords = (count: number) => (count === 1 ? '1 report' : `${count} reports`);

/** A reported message, photo or question: what it is, why it was reported, and what staff can do. */
export function ReportCard(props: ReportCardProps) {
  const { kind, id, copy, reports } = props.reported;
  const { problem, ...handling } = useHandling(props.reported);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  // A colleague who settles it meanwhile does not close the dialog over what is typed in it.
  useHeld(props.reported, props.drafts, opened !== undefined);
  const isGone = props.drafts.isGone(props.reported);
  // Colleagues read it. Without it the work goes on.
  const claim = () => {
    claimReports(reports.map((report) => report.id)).catch((cause: unknown) =>
      logFailure('Claiming a report', cause),
    );
  };
  const open = (dialog: Opened) => {
    claim();
    setOpened(dialog);
  };
  const moderated = {
    id,
    author: copy.author ?? 'this user',
    message: copy.message ?? '',
    user_id: copy.user_id,
  };
  return (
    <QueueCard
      {...authorOf(props.reported)}
      where={reportedThings[kind].where(copy)}
      since={waitsSince(props.reported)}
      facts={countWords(reports.length)}
      actions={<Actions reported={props.reported} viewer={props.viewer} {...handling} open={open} />}
    >
      <ReportedCopy reported={props.reported} />
      {reports.some(({ hides }) => hides) && (
        <chakra.p fontWeight={600}>Hidden from the chat until an admin decides.</chakra.p>
      )}
      <Reasons reports={reports} />
      <ColleagueNote works={reports} ownId={props.viewer?.id} />
      <Background reported={props.reported} onOpen={claim} />
      <chakra.p role="status" color="good" fontWeight={550} _empty={{ position: 'absolute' }}>
        {handling.done.join(' ')}
      </chakra.p>
      {opened === 'sanction' && (
        <SanctionDialog message={moderated} isGone={isGone} onDone={handling.record} onClose={close} />
      )}
      {opened === 'hide' && (
        <HideDialog message={moderated} isGone={isGone} onDone={handling.record} onClose={close} />
      )}
      <Problem>{problem}</Problem>
    </QueueCard>
  );
}
