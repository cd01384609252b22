import { reportMessageInput } from '@boma/domain/moderation/reports.schema.ts';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { serverProblems } from '../../../components/form/problems.ts';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { reportMessage } from '../api/moderation-calls.ts';
import type { ModeratedMessage } from '../moderated-message.ts';
import { MessageQuote } from './message-quote.tsx';

const FAILED = 'Your report did not reach us. Please try again.';
const fields = ['reason'] as const;

interface ReportDialogProps {
  readonly message: ModeratedMessage;
  readonly onClose: () => void;
}

/** Tells the rangers that something is wrong with a message. */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const form = useForm({
    fields,
    schema: reportMessageInput,
    toInput: ({ reason }) => ({ message_id: message.id, reason }),
    send: (report) => reportMessage(report),
    problemsOf: (cause) => serverProblems(cause, fields, FAILED),
    doing: 'Reporting a message',
  });
  const isDone = form.status === 'done';
  return (
    <Dialog title={isDone ? 'Thank you' : 'Report this message'} open onClose={onClose}>
      {isDone ? (
        <chakra.div role="status" display="grid" gap={5} justifyItems="start">
          <p>Thank you for looking out for the others. A ranger will see to it.</p>
          <Button onClick={onClose}>Back to the fire</Button>
        </chakra.div>
      ) : (
        <FormFrame form={form} guarded>
          <chakra.div display="grid" gap={5} maxWidth="36rem">
            <p>Our rangers will look at this message. {message.author} is not told who reported it.</p>
            <MessageQuote>{message.message}</MessageQuote>
            <TextArea {...form.field('reason')} label="What is wrong with it? You may leave this empty." />
            <FormEnd
              form={form}
              text="Send the report"
              busyText="Sending…"
              leaveText="Leave it"
              onLeave={onClose}
            />
          </chakra.div>
        </FormFrame>
      )}
    </Dialog>
  );
}
