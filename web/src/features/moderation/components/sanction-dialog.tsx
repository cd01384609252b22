import { MUTE_DURATIONS, REASON_MAX } from '@boma/domain/moderation/moderation.constants.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormEnd, FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { banPerson, liftSanction, mutePerson } from '../api/moderation-calls.ts';
import type { ModeratedMessage } from '../moderated-message.ts';
import { moderationProblem, sanctionWords } from '../moderation-words.ts';
import { MessageQuote } from './message-quote.tsx';

const BAN = 'ban';
const ARE_YOU_SURE =
  'A ban closes the account and signs it out everywhere, until staff take it back. Are you sure?';

const verdicts = [
  ...MUTE_DURATIONS.map(({ minutes, label }) => ({ value: String(minutes), text: `Mute for ${label}` })),
  { value: BAN, text: 'Ban' },
];
const [mildest = { value: BAN }] = verdicts;

const fields = ['verdict', 'reason'] as const;
type Decision = Readonly<Record<(typeof fields)[number], string>>;

/** Carries out the decision of staff. Returns the message that they then read. @throws AppError */
async function carryOut({ verdict, reason }: Decision, uid: string, author: string): Promise<string> {
  if (verdict !== BAN)
    return sanctionWords.muted(author, await mutePerson({ uid, minutes: Number(verdict), reason }));
  await banPerson({ uid, reason });
  return sanctionWords.banned(author);
}

interface Target {
  readonly uid: string;
  readonly author: string;
}

interface StepProps {
  readonly target: Target;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

/** The form for the kind of sanction and its reason. A ban asks for a second confirmation. */
function DecisionForm({ target, message, onDone, onClose }: StepProps & { readonly message: string }) {
  const { uid, author } = target;
  const [verdict, setVerdict] = useState(mildest.value);
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    fields,
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    send: async (decision) => {
      if (decision.verdict === BAN && !isAsked) return setAsked(true);
      onDone(await carryOut({ ...decision, reason: decision.reason.trim() }, uid, author));
    },
    problemsOf: (cause) => ({ form: moderationProblem(cause) }),
    doing: 'Muting or banning a user',
  });
  const choose = (value: string) => {
    setVerdict(value);
    setAsked(false);
  };
  const text = verdict === BAN ? 'Ban' : 'Mute';
  return (
    <FormFrame form={form}>
      <chakra.div display="grid" gap={5} maxWidth="36rem">
        <MessageQuote>{message}</MessageQuote>
        <ChoiceField
          label="What should happen?"
          name="verdict"
          options={verdicts}
          first={mildest.value}
          onChoose={choose}
        />
        <TextArea
          {...form.field('reason')}
          label="Why?"
          hint={`${author} reads it word for word.`}
          maxLength={REASON_MAX}
        />
        {isAsked && form.problem === undefined && <p role="alert">{ARE_YOU_SURE}</p>}
        <FormEnd
          form={form}
          text={isAsked ? 'Yes, close the account' : text}
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
function Outcome({ target, done, onDone, onClose }: StepProps & { readonly done: string }) {
  const { uid, author } = target;
  const { busy, problem, run } = useAction(() => liftSanction(uid), {
    doing: 'Taking back a sanction',
    problemOf: moderationProblem,
  });
  const takeBack = async () => {
    if (await run()) onDone(sanctionWords.lifted(author));
  };
  return (
    <chakra.div display="grid" gap={5} justifyItems="start">
      <p role="status">{done}</p>
      <Flex gap={3} wrap="wrap">
        <Button onClick={onClose}>Done</Button>
        {done !== sanctionWords.lifted(author) && (
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
  readonly onClose: () => void;
  /** The message about what staff have done. */
  readonly onDone?: (words: string) => void;
}

/** For staff: stops the author of a message from writing for a while, or closes their account. */
export function SanctionDialog({
  message: { author, message, user_id: uid },
  onClose,
  onDone,
}: SanctionDialogProps) {
  const [done, setDone] = useState<string>();
  if (uid === null) return null;
  const step = {
    target: { uid, author },
    onClose,
    onDone: (words: string) => {
      setDone(words);
      onDone?.(words);
    },
  };
  return (
    <Dialog title={`Mute or ban ${author}`} open onClose={onClose}>
      {done === undefined ? <DecisionForm {...step} message={message} /> : <Outcome {...step} done={done} />}
    </Dialog>
  );
}
