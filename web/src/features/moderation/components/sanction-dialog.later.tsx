import { SANCTION_DURATIONS } from '@boma/domain/moderation/moderation.constants.ts';
import {
  kindOf,
  SANCTION_KINDS,
  SANCTION_OFFER,
  type SanctionKind,
} from '@boma/domain/moderation/sanction-kinds.ts';
import { imposeSanctionInput } from '@boma/domain/moderation/sanctions.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { DoneNote } from '../../../components/done-note.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormEnd, FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import type { OnGuard } from '../../../components/form/leave-guard.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { SettledMeanwhile } from '../../../components/queue/settled-meanwhile.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { imposeSanction, liftSanction } from '../api/moderation-calls.ts';
import type { ModeratedMessage } from '../moderated-message.ts';
import { kindWords, moderationProblem } from '../moderation-words.ts';
import { CannedReasons } from './canned-reasons.tsx';
import { MessageQuote } from './message-quote.tsx';
import { PersonHistoryPart } from './person-history.tsx';

interface Verdict {
  readonly value: string;
  readonly text: string;
  readonly kind: SanctionKind;
  readonly minutes?: number;
}

const verdictsOf = (kind: SanctionKind): Verdict[] => {
  const { endsByItself, verb } = kindOf(kind);
  if (!endsByItself) return [{ value: kind, text: verb, kind }];
  return SANCTION_DURATIONS.map(({ minutes, label }) => ({
    value: `${kind} ${minutes}`,
    text: `${verb} for ${label}`,
    kind,
    minutes,
  }));
};

const verdicts = SANCTION_KINDS.flatMap(verdictsOf);
const [mildest] = verdicts as [Verdict, ...Verdict[]];
const verdictOf = (chosen: string) => verdicts.find(({ value }) => value === chosen) ?? mildest;

const fields = ['verdict', 'reason'] as const;

interface Target {
  readonly uid: string;
  readonly author: string;
}

interface Outcome {
  readonly kind: SanctionKind;
  readonly words: string;
  readonly isLifted: boolean;
}

interface StepProps {
  readonly target: Target;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

interface DecisionProps extends StepProps {
  readonly message: string;
  /** The report about the message waits no more. */
  readonly isGone: boolean;
  readonly onGuard: OnGuard;
}

/** The form for the kind of sanction and its reason. Grave kinds ask for a second confirmation. */
function DecisionForm({ target, message, isGone, onGuard, onDone, onClose }: DecisionProps) {
  const { uid, author } = target;
  const [verdict, setVerdict] = useState(mildest);
  const { done, confirm } = kindWords[verdict.kind];
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    fields,
    schema: imposeSanctionInput,
    toInput: ({ reason }) => ({ uid, kind: verdict.kind, minutes: verdict.minutes, reason }),
    send: async (input) => {
      if (confirm && !isAsked) return setAsked(true);
      const { until } = await imposeSanction(input);
      onDone({ kind: verdict.kind, words: done(author, until), isLifted: false });
    },
    problemsOf: (cause) => ({ form: moderationProblem(cause) }),
    doing: 'Imposing a sanction',
  });
  const choose = (value: string) => {
    setVerdict(verdictOf(value));
    setAsked(false);
  };
  return (
    // The first press of two sends nothing: what was typed is unsent until the form is gone.
    <FormFrame form={{ ...form, status: 'idle' }} guarded onGuard={onGuard}>
      <chakra.div display="grid" gap={5} maxWidth="36rem">
        {message !== '' && <MessageQuote>{message}</MessageQuote>}
        <PersonHistoryPart uid={uid} author={author} brief />
        <ChoiceField
          label="What should happen?"
          name="verdict"
          options={verdicts}
          first={mildest.value}
          onChoose={choose}
        />
        <CannedReasons form={form.element} name="reason" />
        <TextArea {...form.field('reason')} label="Why?" hint={`${author} reads it word for word.`} />
        {isAsked && form.problem === undefined && <p role="alert">{confirm?.question}</p>}
        <SettledMeanwhile isGone={isGone} isSending={form.busy} />
        <FormEnd
          form={form}
          text={(isAsked && confirm?.yes) || kindOf(verdict.kind).verb}
          busyText="One moment"
          danger={isAsked}
          leaveText="Leave it"
          onLeave={onClose}
        />
      </chakra.div>
    </FormFrame>
  );
}

/** The result, with a button to undo it. */
function OutcomeStep({ target, done, onDone, onClose }: StepProps & { readonly done: Outcome }) {
  const { uid, author } = target;
  const { busy, problem, run } = useAction(() => liftSanction(uid), {
    doing: 'Taking back a sanction',
    problemOf: moderationProblem,
  });
  const takeBack = async () => {
    if (await run()) onDone({ ...done, words: kindWords[done.kind].lifted(author), isLifted: true });
  };
  return (
    <chakra.div display="grid" gap={5} justifyItems="start">
      <DoneNote key={done.words}>{done.words}</DoneNote>
      <Flex gap={3} wrap="wrap">
        <Button onClick={onClose}>Done</Button>
        {!done.isLifted && (
          <Button look="quiet" aria-disabled={busy} onClick={() => void takeBack()}>
            Take it back
          </Button>
        )}
      </Flex>
      <Problem>{problem}</Problem>
    </chakra.div>
  );
}

interface SanctionDialogProps {
  readonly message: ModeratedMessage;
  readonly isGone?: boolean;
  readonly onClose: () => void;
  /** The message about what staff have done. */
  readonly onDone?: (words: string) => void;
}

/** For staff: imposes a sanction on the author of a message. */
export default function SanctionDialog({
  message: { author, message, user_id: uid },
  isGone = false,
  onClose,
  onDone,
}: SanctionDialogProps) {
  const [done, setDone] = useState<Outcome>();
  const { onGuard, askFirst } = useAskFirst();
  if (uid === null) return null;
  const close = () => askFirst(onClose);
  const step = {
    target: { uid, author },
    onClose: close,
    onDone: (outcome: Outcome) => {
      setDone(outcome);
      onDone?.(outcome.words);
    },
  };
  return (
    <Dialog title={`${SANCTION_OFFER} ${author}`} open onClose={close} staysOpen={done === undefined}>
      {done === undefined ? (
        <DecisionForm {...step} message={message} isGone={isGone} onGuard={onGuard} />
      ) : (
        <OutcomeStep {...step} done={done} />
      )}
    </Dialog>
  );
}
