import { AppError } from '@boma/domain/errors.ts';
import { QUESTION_LENGTH, QUESTION_TEXTS } from '@boma/domain/questions/questions.constants.ts';
import { useState } from 'react';
import { checkLook } from '../../../components/form/check-look.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { type Problems, serverProblems } from '../../../components/form/problems.ts';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';
import { keepingId } from '../../../lib/asking/kept-id.ts';
import { showToast } from '../../../lib/toasts.ts';
import { askQuestion, type TypedQuestion } from '../api/question-calls.ts';
import { keepQuestionDraft, questionDraft, recordAsked } from '../asked-and-voted.ts';

const FAILED = 'Your question did not reach us. Please try again in a moment.';
/** Milliseconds. */
const ADDED_TOAST = 7000;
const REFUSED_TOAST = 3000;
const fields = ['question', 'allow'] as const;
type Field = (typeof fields)[number];

const allowRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: '44px',
  marginBottom: 3,
  cursor: 'pointer',
  '& input': checkLook,
} as const;

/** The session has asked the viewer to sign in already; the toast says why. */
function problemsOf(cause: unknown): Problems<Field> | undefined {
  if (cause instanceof AppError && cause.code === 'unauthenticated') {
    showToast({ text: QUESTION_TEXTS.guest, kind: 'app', tone: 'warning', timeout: REFUSED_TOAST });
    return undefined;
  }
  return serverProblems(cause, fields, FAILED);
}

/** Of the page: the form moves as a show begins or ends. */
const send = keepingId<TypedQuestion, string>(askQuestion);

async function ask(typed: string, question: string, allow: 0 | 1): Promise<void> {
  // The text goes out as it was typed, so that the call tells the viewer what the cleaning removes.
  recordAsked({ id: await send({ question: typed, allow }), question });
  showToast({ text: QUESTION_TEXTS.added, kind: 'app', tone: 'success', timeout: ADDED_TOAST });
}

/** Asks the rangers something. A sent question leaves the field empty for the next one. */
export function AskForm() {
  const [sent, setSent] = useState(0);
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/questions/questions.schema.ts')).askQuestionInput,
    toInput: ({ question, allow }) => ({ question, allow: allow === '' ? 0 : 1 }),
    send: async ({ question, allow }, typed) => {
      const { text } = questionDraft();
      await ask(typed.question, question, allow);
      // What was typed meanwhile is the next question.
      if (questionDraft().text !== text) return;
      keepQuestionDraft({ text: '' });
      setSent((before) => before + 1);
    },
    problemsOf,
    doing: 'Asking a question',
  });
  const field = form.field('question');
  return (
    <FormFrame form={form} label="Ask a question">
      <TextArea
        key={sent}
        {...field}
        defaultValue={questionDraft().text}
        onInput={({ currentTarget }) => {
          keepQuestionDraft({ text: currentTarget.value });
          field.onInput();
        }}
        label="Your question"
        maxLength={QUESTION_LENGTH.most}
        autoComplete="off"
      />
      <chakra.label css={allowRow}>
        <input
          type="checkbox"
          name="allow"
          value="1"
          defaultChecked={questionDraft().allow}
          onChange={({ currentTarget }) => keepQuestionDraft({ allow: currentTarget.checked })}
        />
        My name may be read out
      </chakra.label>
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>{form.busy ? 'Sending…' : 'Ask the rangers'}</SubmitButton>
    </FormFrame>
  );
}
