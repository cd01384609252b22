import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { useId, useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { recordDone } from '../progress.ts';

type Question = ModuleView['questions'][number];

const choices = {
  display: 'grid',
  gap: 2,
  marginTop: 3,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: '48px',
    paddingX: 4,
    paddingY: 2,
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'surface',
    cursor: 'pointer',
    _hover: { borderColor: 'accent' },
    '&:has(:checked)': { borderColor: 'accent', background: 'accentSoft' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
  },
  '& input': { width: '1.25rem', height: '1.25rem', flexShrink: 0, accentColor: 'accent' },
} as const;

interface ModuleQuestionProps {
  readonly question: Question;
  /** Called when the right answer is chosen. */
  readonly onRight: () => void;
}

/** One question. A wrong answer is no failure: one looks again, as often as one likes. */
function ModuleQuestion({ question: { question, answers, right, because }, onRight }: ModuleQuestionProps) {
  const name = useId();
  const [chosen, setChosen] = useState<number>();
  const choose = (at: number) => {
    setChosen(at);
    if (at === right) onRight();
  };
  const isRight = chosen === right;
  return (
    <fieldset>
      <chakra.legend fontWeight={600} fontSize="1.0625rem">
        {question}
      </chakra.legend>
      <chakra.div css={choices}>
        {answers.map((answer, at) => (
          <label key={answer}>
            <input type="radio" name={name} value={at} onChange={() => choose(at)} />
            {answer}
          </label>
        ))}
      </chakra.div>
      <chakra.p role="status" minHeight="3.25rem" paddingTop={2} color={isRight ? 'good' : 'muted'}>
        {chosen !== undefined &&
          (isRight ? `Yes! ${because}` : `Not “${answers[chosen]}”. Have another look, there is no hurry.`)}
      </chakra.p>
    </fieldset>
  );
}

/** The three questions at the end of a module. It is done once all of them were answered rightly, however often tried. */
export function ModuleQuestions({ module: { id, questions } }: { readonly module: ModuleView }) {
  const [right, setRight] = useState<ReadonlySet<number>>(new Set());
  const answered = (at: number) => {
    const next = new Set(right).add(at);
    setRight(next);
    if (next.size === questions.length) recordDone(id);
  };
  return (
    <chakra.section aria-labelledby="module-questions" marginTop={12} paddingTop={10} borderTopWidth="1px">
      <chakra.h2 id="module-questions" textStyle="section">
        Three questions
      </chakra.h2>
      <chakra.p color="muted" marginTop={2} marginBottom={6}>
        Nobody counts how often you try. What you choose stays on this device.
      </chakra.p>
      <chakra.div display="grid" gap={6}>
        {questions.map((question, at) => (
          <ModuleQuestion key={question.question} question={question} onRight={() => answered(at)} />
        ))}
      </chakra.div>
    </chakra.section>
  );
}
