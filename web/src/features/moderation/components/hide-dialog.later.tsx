import { hideMessageInput } from '@boma/domain/moderation/reports.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { DoneNote } from '../../../components/done-note.tsx';
import { FormEnd, FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import type { OnGuard } from '../../../components/form/leave-guard.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { SettledMeanwhile } from '../../../components/queue/settled-meanwhile.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { hideMessage, putBackMessage } from '../api/moderation-calls.ts';
import type { ModeratedMessage } from '../moderated-message.ts';
import { moderationProblem } from '../moderation-words.ts';
import { CannedReasons } from './canned-reasons.tsx';
import { MessageQuote } from './message-quote.tsx';

const fields = ['reason'] as const;
const HIDDEN = 'The message is hidden. An admin decides about it.';
const BACK = 'The message is in the chat again.';

interface StepProps {
  readonly message: ModeratedMessage;
  /** Its report waits no more. */
  readonly isGone: boolean;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

interface HideFormProps extends StepProps {
  readonly onGuard: OnGuard;
}

function HideForm({ message: { id, message }, isGone, onGuard, onDone, onClose }: HideFormProps) {
  const form = useForm({
    fields,
    schema: hideMessageInput,
    toInput: ({ reason }) => ({ message_id: id, reason }),
    send: async (input) => {
      await hideMessage(input);
      onDone(HIDDEN);
    },
    problemsOf: (cause) => ({ form: moderationProblem(cause) }),
    doing: 'Hiding a message',
  });
  return (
    <FormFrame form={form} guarded onGuard={onGuard}>
      <chakra.div display="grid" gap={5} maxWidth="36rem">
        <MessageQuote>{message}</MessageQuote>
        <p>It leaves the chat at once. An admin deletes it, or puts it back at its old place.</p>
        <CannedReasons form={form.element} name="reason" />
        <TextArea {...form.field('reason')} label="Why?" hint="For the admin who decides." />
        <SettledMeanwhile isGone={isGone} isSending={form.busy} />
        <FormEnd form={form} text="Hide it" busyText="One moment" leaveText="Leave it" onLeave={onClose} />
      </chakra.div>
    </FormFrame>
  );
}

/** The result, with a button to undo it. */
function Outcome({ message: { id }, done, onDone, onClose }: StepProps & { readonly done: string }) {
  const { busy, problem, run } = useAction(() => putBackMessage(id), {
    doing: 'Putting a message back',
    problemOf: moderationProblem,
  });
  const takeBack = async () => {
    if (await run()) onDone(BACK);
  };
  return (
    <chakra.div display="grid" gap={5} justifyItems="start">
      <DoneNote key={done}>{done}</DoneNote>
      <Flex gap={3} wrap="wrap">
        <Button onClick={onClose}>Done</Button>
        {done !== BACK && (
          <Button look="quiet" aria-disabled={busy} onClick={() => void takeBack()}>
            Put it back
          </Button>
        )}
      </Flex>
      <Problem>{problem}</Problem>
    </chakra.div>
  );
}

interface HideDialogProps {
  readonly message: ModeratedMessage;
  readonly isGone?: boolean;
  readonly onClose: () => void;
  /** The message about what staff have done. */
  readonly onDone?: (words: string) => void;
}

/** For staff: takes a message out of the chat until an admin decides. */
export default function HideDialog({ message, isGone = false, onClose, onDone }: HideDialogProps) {
  const [done, setDone] = useState<string>();
  const { onGuard, askFirst } = useAskFirst();
  const close = () => askFirst(onClose);
  const step = {
    message,
    isGone,
    onClose: close,
    onDone: (words: string) => {
      setDone(words);
      onDone?.(words);
    },
  };
  return (
    <Dialog
      title={`Hide the message of ${message.author}`}
      open
      onClose={close}
      staysOpen={done === undefined}
    >
      {done === undefined ? <HideForm {...step} onGuard={onGuard} /> : <Outcome {...step} done={done} />}
    </Dialog>
  );
}
