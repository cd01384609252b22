import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { recordDone } from '../progress.ts';
import { ModuleQuestion } from './module-question.tsx';

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
