import type { StaffAppeal } from '@boma/domain/moderation/appeals.schema.ts';
import type { RefObject } from 'react';
import { Button } from '../../../components/button.ts';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { firstAction, QueueActions } from '../../../components/queue/queue-actions.tsx';
import { QueueCard, queueList } from '../../../components/queue/queue-card.tsx';
import { SettledMeanwhile } from '../../../components/queue/settled-meanwhile.tsx';
import { useAnswering } from '../../../components/queue/use-answering.ts';
import type { DraftOptions, Drafts } from '../../../components/queue/use-drafts.ts';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { useStoredUser } from '../../../session/session.ts';
import { ColleagueNote } from '../../moderation/components/colleague-note.tsx';
import { MessageQuote } from '../../moderation/components/message-quote.tsx';
import { kindWords } from '../../moderation/moderation-words.ts';
import { claimAppeal, decideAppeal, listAppeals } from '../api/staff-calls.ts';
import { colleagueWords } from '../colleague-words.ts';
import { personPath } from '../staff-sections.ts';
import { useClaim } from '../use-claim.ts';
import type { OnDone } from './list-page.tsx';
import { QueuePage } from './queue-page.tsx';

const fields = ['decision', 'answer'] as const;
const DECISIONS = [
  { value: 'uphold', text: 'It stays' },
  { value: 'lift', text: 'Lift it' },
] as const;

interface AppealProps {
  readonly appeal: StaffAppeal;
  readonly onDone: OnDone;
}

interface DecisionProps extends AppealProps {
  readonly isGone: boolean;
  readonly onLeave: () => void;
}

function Decision({ appeal, isGone, onDone, onLeave }: DecisionProps) {
  const { uid, sent_at, display_name } = appeal;
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/appeals.schema.ts')).decideAppealInput,
    toInput: (typed) => ({ uid, sent_at, ...typed }),
    send: async (input) => {
      const words = await decideAppeal(input).then(() => undefined, colleagueWords('This appeal is gone.'));
      await onDone(words ?? `${display_name} reads your answer now.`);
      onLeave();
    },
    problemsOf: (cause) => refusedProblems(cause, { fields }),
    doing: 'Deciding about an appeal',
  });
  return (
    <FormFrame form={form} guarded opensInPlace label={`Your decision about ${display_name}`}>
      <chakra.div display="grid" gap={3}>
        <ChoiceField label="Your decision" name="decision" options={DECISIONS} first="uphold" />
        <TextArea
          {...form.field('answer')}
          label="Your answer"
          rows={3}
          hint={`${display_name} reads it word for word.`}
        />
        <SettledMeanwhile isGone={isGone} isSending={form.busy} />
        <FormEnd form={form} text="Decide" busyText="One moment" leaveText="Leave it" onLeave={onLeave} />
      </chakra.div>
    </FormFrame>
  );
}

interface AppealCardProps extends AppealProps {
  readonly drafts: Drafts<StaffAppeal>;
}

interface ActionsProps extends Pick<AppealProps, 'appeal'> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onAnswer: () => void;
}

function AppealActions({ appeal: { display_name, may_decide }, button, onAnswer }: ActionsProps) {
  return (
    <QueueActions about={display_name}>
      {may_decide ? (
        <Button
          ref={button}
          look="quiet"
          css={firstAction}
          aria-label={`Answer ${display_name}`}
          onClick={onAnswer}
        >
          Answer
        </Button>
      ) : (
        <chakra.p textStyle="small" color="muted">
          You imposed this sanction, so a colleague decides.
        </chakra.p>
      )}
    </QueueActions>
  );
}

function AppealCard({ appeal, onDone, drafts }: AppealCardProps) {
  const { uid, display_name, text, sent_at, kind, reason, may_decide } = appeal;
  const { isAnswering, button, begin, leave } = useAnswering(appeal, drafts);
  const claim = useClaim(() => claimAppeal({ uid, sent_at }));
  return (
    <QueueCard
      name={display_name}
      to={personPath(uid)}
      since={sent_at}
      facts={`${kindWords[kind].name}: ${reason}`}
      actions={!isAnswering && <AppealActions appeal={appeal} button={button} onAnswer={begin} />}
      {...(may_decide && claim)}
    >
      <MessageQuote>{text}</MessageQuote>
      <ColleagueNote works={[appeal]} ownId={useStoredUser()?.id} />
      {isAnswering && (
        <Decision appeal={appeal} isGone={drafts.isGone(appeal)} onDone={onDone} onLeave={leave} />
      )}
    </QueueCard>
  );
}

/** Milliseconds. */
const READ_EVERY = 5000;

// The draft of an answer goes with the appeal that it is about.
const writing: DraftOptions<StaffAppeal> = {
  keyOf: ({ uid, sent_at }) => `${uid} ${sent_at}`,
  order: (a, b) => a.sent_at - b.sent_at,
};

/** For staff: users who think that a sanction is wrong. A second moderator decides. */
export function Appeals() {
  const answer = useAnswer(listAppeals, { doing: 'Reading the appeals' });
  useRefreshWhileSeen(answer, READ_EVERY);
  return (
    <QueuePage
      title="Appeals"
      lead="The one who imposed a sanction does not decide about the appeal."
      queue="appeals"
      what="appeals"
      empty="No appeal waits."
      settled
      answer={answer}
      writing={writing}
    >
      {(appeals, onDone, drafts) => (
        <chakra.ul css={queueList}>
          {appeals.map((appeal) => (
            <AppealCard
              key={writing.keyOf(appeal)}
              appeal={appeal}
              drafts={drafts}
              onDone={async (words) => {
                drafts.release(appeal);
                await onDone(words);
              }}
            />
          ))}
        </chakra.ul>
      )}
    </QueuePage>
  );
}
