import { chatName } from '@boma/domain/chat/chat.policy.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { moderationProblem } from '../api/moderate.ts';
import type { ReportedMessage } from '../group-reports.ts';
import { SanctionForm } from './sanction-form.tsx';

export interface Moderation {
  readonly deleteMessage: (id: string) => Promise<void>;
  readonly mutePerson: (mute: { uid: string; minutes: number; reason: string }) => Promise<number>;
  readonly banPerson: (ban: { uid: string; reason: string }) => Promise<void>;
  readonly settleReports: (ids: string[]) => Promise<void>;
}

export interface ReportCardProps {
  readonly reported: ReportedMessage;
  readonly moderation: Moderation;
  /** Only admins take away other people's messages. */
  readonly mayDelete: boolean;
}

const DELETED = 'Message deleted';

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function Reasons({ reports }: Pick<ReportedMessage, 'reports'>) {
  return (
    <chakra.ul display="grid" gap={1} textStyle="small" color="muted">
      {reports.map(({ id, reason, reported_at }) => (
        <li key={id}>
          {reason === '' ? 'Reported without a word' : `“${reason}”`}
          <chakra.time textStyle="clock" marginLeft={2} dateTime={new Date(reported_at).toISOString()}>
            {clock.format(reported_at)}
          </chakra.time>
        </li>
      ))}
    </chakra.ul>
  );
}

function Words({ message }: Pick<ReportedMessage, 'message'>) {
  return (
    <div>
      <chakra.h2 fontWeight={600} fontSize="1.0625rem">
        {message.author ?? 'Nobody'}
        <chakra.span color="muted" fontWeight={450}>
          {' '}
          in {chatName(message.chat ?? '')}
        </chakra.span>
      </chakra.h2>
      <chakra.blockquote
        marginTop={2}
        paddingLeft={4}
        borderLeftWidth="2px"
        borderLeftColor="accent"
        fontSize="1.125rem"
        lineHeight={1.5}
        overflowWrap="anywhere"
      >
        {message.message}
      </chakra.blockquote>
    </div>
  );
}

/** What staff have done about a message on this screen, and what went wrong. */
function useHandling({ reported, moderation }: Pick<ReportCardProps, 'reported' | 'moderation'>) {
  const { id, message, reports } = reported;
  const [open, setOpen] = useState<'mute' | 'ban'>();
  const [done, setDone] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const note = (words: string) => {
    setOpen(undefined);
    setDone((before) => [...before, words]);
  };
  const sanction = async ({ minutes, reason }: { minutes: number; reason: string }) => {
    const uid = message.user_id;
    if (uid === null) return;
    if (open === 'mute') {
      const until = await moderation.mutePerson({ uid, minutes, reason });
      return note(`Muted until ${clock.format(until)}`);
    }
    await moderation.banPerson({ uid, reason });
    note('Account closed');
  };
  const remove = async () => {
    await moderation.deleteMessage(id);
    note(DELETED);
  };
  const settle = () => {
    setProblem(undefined);
    moderation.settleReports(reports.map((report) => report.id)).catch((cause: unknown) => {
      logFailure('Settling a report', cause);
      setProblem(moderationProblem(cause));
    });
  };
  return { open, setOpen, done, problem, sanction, remove, settle };
}

type Handling = ReturnType<typeof useHandling>;

function Actions({
  handling: { setOpen, done, remove, settle },
  ofPerson,
  mayDelete,
}: {
  readonly handling: Handling;
  readonly ofPerson: boolean;
  readonly mayDelete: boolean;
}) {
  return (
    <Flex gap={3} wrap="wrap" align="start">
      {mayDelete && !done.includes(DELETED) && (
        <ConfirmButton
          question="Take this message away from everybody?"
          yes="Yes, delete it"
          no="Leave it"
          onConfirm={remove}
        >
          Delete message
        </ConfirmButton>
      )}
      {ofPerson && (
        <>
          <Button look="quiet" onClick={() => setOpen('mute')}>
            Mute
          </Button>
          <Button look="quiet" onClick={() => setOpen('ban')}>
            Ban
          </Button>
        </>
      )}
      <Button look="quiet" onClick={settle}>
        {done.length > 0 ? 'Done with it' : 'Dismiss'}
      </Button>
    </Flex>
  );
}

/** A message that somebody has reported: what was said, why it was reported, and what staff can do. */
export function ReportCard({ reported, moderation, mayDelete }: ReportCardProps) {
  const { message, reports } = reported;
  const handling = useHandling({ reported, moderation });
  const { open, setOpen, done, problem, sanction } = handling;
  return (
    <chakra.li display="grid" gap={5} paddingY={8} borderTopWidth="1px" maxWidth="46rem">
      <Words message={message} />
      <Reasons reports={reports} />
      <chakra.p role="status" color="good" fontWeight={550} _empty={{ position: 'absolute' }}>
        {done.join('. ')}
      </chakra.p>
      {open === undefined ? (
        <Actions handling={handling} ofPerson={message.user_id !== null} mayDelete={mayDelete} />
      ) : (
        <SanctionForm
          kind={open}
          author={message.author ?? 'this person'}
          onSend={sanction}
          onLeave={() => setOpen(undefined)}
        />
      )}
      {problem !== undefined && (
        <chakra.p role="alert" textStyle="small" color="danger">
          {problem}
        </chakra.p>
      )}
    </chakra.li>
  );
}
