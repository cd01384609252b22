import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import { mergeQuestionsInput } from '@boma/domain/questions/questions.schema.ts';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormEnd, FormFrame } from '../../../components/form/form-frame.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { mergeQuestions } from '../api/question-calls.ts';
import { queueProblem, shortQuestion } from '../queue-words.ts';

interface MergeDialogProps {
  /** The duplicate. */
  readonly question: WithId;
  readonly others: readonly WithId[];
  readonly onClose: () => void;
}

function MergeForm({ question, others, onClose }: MergeDialogProps) {
  const form = useForm({
    fields: ['into'],
    schema: mergeQuestionsInput,
    toInput: ({ into }) => ({ id: question.id, into }),
    send: async ({ id, into }) => {
      await mergeQuestions(id, into);
      onClose();
    },
    problemsOf: (cause) => ({ form: queueProblem(cause) }),
    doing: 'Merging two questions',
  });
  return (
    <FormFrame form={form}>
      <SelectField
        {...form.field('into')}
        label="The question that stays, with the votes of both"
        options={others.map((other) => ({ value: other.id, text: shortQuestion(other.question) }))}
      />
      <FormEnd form={form} text="Merge them" busyText="One moment" leaveText="Leave them" onLeave={onClose} />
    </FormFrame>
  );
}

/** For staff: two viewers have asked the same. */
export default function MergeDialog(props: MergeDialogProps) {
  const { question, others, onClose } = props;
  return (
    <Dialog title="The same question twice" open onClose={onClose}>
      <chakra.p marginBottom={5} overflowWrap="anywhere">
        “{question.question}”
      </chakra.p>
      {others.length > 0 ? (
        <MergeForm {...props} />
      ) : (
        <chakra.div display="grid" gap={4} justifyItems="start">
          <p>There is no other question in the lists.</p>
          <Button onClick={onClose}>Back to the queue</Button>
        </chakra.div>
      )}
    </Dialog>
  );
}
