import type { StaffWordRules } from '@boma/domain/words/word-rules.schema.ts';
import { useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { EditForm } from '../../../components/editing/edit-form.tsx';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { readWordRules, saveWordRules, tryText } from '../api/staff-calls.ts';
import { ruleGroups, ruleValues, toRules, verdictWords } from '../word-fields.ts';

interface RulesFormProps {
  readonly held: StaffWordRules;
  readonly onDone: () => Promise<void>;
}

const editedOf = ({ version, rules }: StaffWordRules) => ({ version, values: ruleValues(rules) });

function RulesForm({ held, onDone }: RulesFormProps) {
  return (
    <EditForm
      label="Words and waits"
      groups={ruleGroups}
      begin={editedOf(held)}
      schema={async () => (await import('@boma/domain/words/word-rules.schema.ts')).wordRulesSchema}
      toInput={toRules}
      save={async (values, version) => {
        await saveWordRules({ version, rules: toRules(values) });
      }}
      reread={async () => editedOf(await readWordRules())}
      asStored={(values) => ruleValues(toRules(values))}
      onSaved={onDone}
    />
  );
}

const tryFields = ['text'] as const;

function TestBox() {
  const [verdict, setVerdict] = useState('');
  const form = useForm({
    fields: tryFields,
    schema: async () => (await import('@boma/domain/words/word-rules.schema.ts')).tryTextInput,
    toInput: ({ text }) => ({ text: text.trim() }),
    send: async (input) => setVerdict(verdictWords(await tryText(input))),
    problemsOf: (cause) => refusedProblems(cause, { fields: tryFields }),
    doing: 'Trying a text',
  });
  return (
    <FormFrame form={form} label="Try a sentence">
      <TextArea {...form.field('text')} label="A sentence" />
      <Problem>{form.problem}</Problem>
      <Flex gap={4} wrap="wrap" align="center">
        <SubmitButton busy={form.busy} kind="quiet">
          Try it
        </SubmitButton>
        <chakra.p role="status" fontWeight={600} flex="1 1 14rem">
          {verdict}
        </chakra.p>
      </Flex>
    </FormFrame>
  );
}

/** For staff: the words that hold a text, how long new accounts wait, and a box to try a sentence in. */
export function Words() {
  const answer = useAnswer(readWordRules, { doing: 'Reading the word lists' });
  const [said, setSaid] = useState('');
  return (
    <>
      <StaffHead title="Words" lead="A text that hits a word waits for you, and its writer is told why." />
      <PagePart
        title="Try a sentence"
        lead="What would happen to it by the saved lists. It is stored nowhere."
      >
        <TestBox />
      </PagePart>
      <PagePart
        title="Lists and waits"
        lead="They apply to messages, questions and titles within two seconds."
      >
        <chakra.p role="status" color="good" fontWeight={600} _empty={{ display: 'none' }}>
          {said}
        </chakra.p>
        <Asked what="the word lists" of={answer} minHeight="30vh">
          {(held) => (
            <RulesForm
              key={held.version}
              held={held}
              onDone={async () => {
                await answer.refresh();
                setSaid('The lists are saved.');
              }}
            />
          )}
        </Asked>
      </PagePart>
    </>
  );
}
