import type { ReportedKind } from '@boma/domain/moderation/reported-kinds.ts';
import { reportThingInput } from '@boma/domain/moderation/reports.schema.ts';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { serverProblems } from '../../../components/form/problems.ts';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { reportThing } from '../api/moderation-calls.ts';
import type { Reportable } from '../reportable.ts';
import { MessageQuote } from './message-quote.tsx';

const FAILED = 'Your report did not reach us. Please try again.';
const fields = ['reason'] as const;

interface Words {
  readonly title: string;
  /** Who made it, where no name is shown. */
  readonly author: string;
  /** The way back, once it is reported. */
  readonly back: string;
}

const words: Readonly<Record<ReportedKind, Words>> = {
  message: { title: 'Report this message', author: 'Its author', back: 'Back to the chat' },
  photo: { title: 'Report this photo', author: 'The photographer', back: 'Back to the photo' },
  question: { title: 'Report this question', author: 'The viewer who asked', back: 'Back to the questions' },
};

interface ReportDialogProps {
  readonly thing: Reportable;
  readonly onClose: () => void;
}

/** Tells the rangers that something is wrong with a message, a photo or a question. */
export default function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const { kind, id, author } = thing;
  const form = useForm({
    fields,
    schema: reportThingInput,
    toInput: ({ reason }) => ({ kind, id, reason }),
    send: (report) => reportThing(report),
    problemsOf: (cause) => serverProblems(cause, fields, FAILED),
    doing: `Reporting a ${kind}`,
  });
  const { onGuard, askFirst } = useAskFirst();
  const close = () => askFirst(onClose);
  const isDone = form.status === 'done';
  const said = words[kind];
  return (
    <Dialog title={isDone ? 'Thank you' : said.title} open onClose={close} staysOpen={!isDone}>
      {isDone ? (
        <chakra.div role="status" display="grid" gap={5} justifyItems="start">
          <p>Thank you for looking out for the others. A ranger will see to it.</p>
          <Button onClick={close}>{said.back}</Button>
        </chakra.div>
      ) : (
        <FormFrame form={form} guarded onGuard={onGuard}>
          <chakra.div display="grid" gap={5} maxWidth="36rem">
            <p>
              Our rangers will look at this {kind}. {author ?? said.author} is not told who reported it.
            </p>
            <MessageQuote>{thing.words}</MessageQuote>
            <TextArea {...form.field('reason')} label="What is wrong with it? You may leave this empty." />
            <FormEnd
              form={form}
              text="Send the report"
              busyText="Sending…"
              leaveText="Leave it"
              onLeave={close}
            />
          </chakra.div>
        </FormFrame>
      )}
    </Dialog>
  );
}
