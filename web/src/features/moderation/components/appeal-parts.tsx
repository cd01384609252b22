import type { AppealView } from '@boma/domain/moderation/appeals.schema.ts';
import { focusAround } from '../../../components/focus-around.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { writeStored } from '../../../lib/storage.ts';
import { appealKey } from '../../../lib/storage-keys.ts';
import { isOver, sendAppeal } from '../api/appeal-calls.ts';

const FAILED = 'That did not reach us. Please try again in a moment.';
const fields = ['text'] as const;

interface AppealFormProps {
  readonly userId: string;
  /** Of an account that staff have closed. */
  readonly token?: string;
  readonly onSent: () => Promise<void>;
}

/** What has been sent takes the place of the form. Who has gone on meanwhile keeps the focus where it is. */
function keepFocus(form: HTMLFormElement | null): void {
  const focused = document.activeElement;
  if (form && (focused === document.body || form.contains(focused))) focusAround(form);
}

/** Asks a second moderator to look at the sanction. */
export function AppealForm({ userId, token, onSent }: AppealFormProps) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/appeals.schema.ts')).sendAppealInput,
    send: async ({ text }) => {
      try {
        await sendAppeal(text, token);
        writeStored(appealKey, userId);
      } catch (cause) {
        // Staff have opened the account while the user wrote: what is asked for again says so.
        if (!isOver(cause)) throw cause;
      }
      keepFocus(form.element.current);
      await onSent();
    },
    problemsOf: (cause) => ({ form: refusalWords(cause, FAILED) }),
    doing: 'Sending an appeal',
  });
  return (
    <FormFrame form={form} guarded label="Ask us to look again">
      <TextArea
        {...form.field('text')}
        label="Did we get it wrong?"
        hint="A second ranger reads it and answers here."
      />
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>{form.busy ? 'Sending' : 'Ask a second ranger'}</SubmitButton>
    </FormFrame>
  );
}

const outcomes = {
  open: 'A second ranger will read this and answer here',
  upheld: 'We have looked again, and our decision stays',
  ended: 'We have looked again, and would have kept our decision, which has ended',
  lifted: 'We have looked again. You may write',
} as const;

interface AppealAnswerProps {
  readonly appeal: AppealView;
  /** The sanction is still in force. */
  readonly stands: boolean;
}

/** What the user has asked, and the answer. */
export function AppealAnswer({ appeal, stands }: AppealAnswerProps) {
  const outcome = outcomes[appeal.state === 'upheld' && !stands ? 'ended' : appeal.state];
  return (
    <chakra.div display="grid" gap={2}>
      <chakra.blockquote paddingLeft={4} borderLeftWidth="2px" borderLeftColor="accent">
        {appeal.text}
      </chakra.blockquote>
      <p>{appeal.answer === '' ? `${outcome}.` : `${outcome}: ${appeal.answer}`}</p>
    </chakra.div>
  );
}
