import { type StaffWordRules, wordRulesSchema } from '@boma/domain/words/word-rules.schema.ts';
import { RAW_TEST_MAX } from '@boma/domain/words/words.constants.ts';
import { useState } from 'react';
import { refusedProblems, schemaProblems } from '../../../components/editing/edit-problems.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { readWordRules, saveWordRules, tryText } from '../api/staff-calls.ts';
import { ruleFields, ruleValues, toRules, verdictWords } from '../word-fields.ts';
import { failedIsAll, ListState } from './list-state.tsx';

const LIST_MAX = 20_000;

interface RulesFormProps {
  readonly held: StaffWordRules;
  readonly onDone: () => Promise<void>;
}

function RulesForm({ held: { version, rules }, onDone }: RulesFormProps) {
  const first = ruleValues(rules);
  const form = useForm({
    fields: ruleFields,
    check: (values) => schemaProblems(wordRulesSchema, toRules(values), { fields: ruleFields }),
    send: async (values) => {
      await saveWordRules({ version, rules: toRules(values) });
      await onDone();
    },
    problemsOf: (cause) => refusedProblems(cause, { fields: ruleFields }),
    doing: 'Saving the word lists',
  });
  return (
    <FormFrame form={form} guarded label="Words and waits">
      <TextArea
        {...form.field('held')}
        label="Words that hold a text"
        hint="One a line. Disguises of a word count too. The names of rhino and pangolin are built in."
        maxLength={LIST_MAX}
        defaultValue={first.held}
      />
      <TextArea
        {...form.field('allowed')}
        label="Words that are fine"
        hint="One a line: words that begin like a protected animal and mean something else."
        maxLength={LIST_MAX}
        defaultValue={first.allowed}
      />
      <TextField
        {...form.field('first_message_minutes')}
        label="Minutes before the first message"
        hint="How old an account must be before it may write. 0: at once. You can let one person write earlier, on their page."
        inputMode="numeric"
        defaultValue={first.first_message_minutes}
      />
      <TextField
        {...form.field('link_hours')}
        label="Hours before the first link"
        hint="0: at once."
        inputMode="numeric"
        defaultValue={first.link_hours}
      />
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>{form.busy ? 'One moment' : 'Save'}</SubmitButton>
    </FormFrame>
  );
}

const tryFields = ['text'] as const;

function TestBox() {
  const [verdict, setVerdict] = useState('');
  const form = useForm({
    fields: tryFields,
    check: ({ text }): { text?: string } => (text.trim() === '' ? { text: 'Please write a sentence.' } : {}),
    send: async ({ text }) => setVerdict(verdictWords(await tryText({ text }))),
    problemsOf: (cause) => refusedProblems(cause, { fields: tryFields }),
    doing: 'Trying a text',
  });
  return (
    <FormFrame form={form} label="Try a sentence">
      <TextArea {...form.field('text')} label="A sentence" maxLength={RAW_TEST_MAX} />
      <chakra.p role="status" minHeight="1.5rem" fontWeight={600}>
        {verdict}
      </chakra.p>
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>Try it</SubmitButton>
    </FormFrame>
  );
}

/** For staff: the words that hold a text, how long new accounts wait, and a box to try a sentence in. */
export function Words() {
  const answer = useAnswer(readWordRules, { doing: 'Reading the word lists', problemOf: failedIsAll });
  const [said, setSaid] = useState('');
  return (
    <>
      <PageHead title="Words" lead="A text that hits a word waits for you, and its writer is told why." />
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
        <ListState what="word lists" answer={answer}>
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
        </ListState>
      </PagePart>
    </>
  );
}
