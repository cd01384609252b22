import type { StaffAppeal } from '@boma/domain/moderation/appeals.schema.ts';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { kindWords } from '../../moderation/moderation-words.ts';
import { decideAppeal, listAppeals } from '../api/staff-calls.ts';
import { personPath } from '../staff-sections.ts';
import { EmptyList, ListPage, type OnDone } from './list-page.tsx';

const fields = ['decision', 'answer'] as const;
const DECISIONS = [
  { value: 'uphold', text: 'It stays' },
  { value: 'lift', text: 'Lift it' },
] as const;

interface AppealProps {
  readonly appeal: StaffAppeal;
  readonly onDone: OnDone;
}

function Decision({ appeal: { uid, sent_at, display_name }, onDone }: AppealProps) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/appeals.schema.ts')).decideAppealInput,
    toInput: (typed) => ({ uid, sent_at, ...typed }),
    send: async (input) => {
      await decideAppeal(input);
      await onDone(`${display_name} reads your answer now.`);
    },
    problemsOf: (cause) => refusedProblems(cause, { fields }),
    doing: 'Deciding about an appeal',
  });
  return (
    <FormFrame form={form} guarded label={`Your decision about ${display_name}`}>
      <chakra.div display="grid" gap={4}>
        <ChoiceField label="Your decision" name="decision" options={DECISIONS} first="uphold" />
        <TextArea
          {...form.field('answer')}
          label="Your answer"
          hint={`${display_name} reads it word for word.`}
        />
        <Problem>{form.problem}</Problem>
        <div>
          <SubmitButton busy={form.busy}>{form.busy ? 'One moment' : 'Decide'}</SubmitButton>
        </div>
      </chakra.div>
    </FormFrame>
  );
}

function AppealCard({ appeal, onDone }: AppealProps) {
  const { uid, display_name, text, sent_at, kind, reason, may_decide } = appeal;
  return (
    <chakra.li display="grid" gap={4} paddingY={8} borderTopWidth="1px" maxWidth="42rem">
      <div>
        <chakra.h2 fontWeight={600} fontSize="1.125rem">
          <RouterLink to={personPath(uid)} _hover={{ color: 'accent' }}>
            {display_name}
          </RouterLink>
        </chakra.h2>
        <chakra.p textStyle="small" color="muted">
          {kindWords[kind].name}: {reason} · asked {momentWords(sent_at)}
        </chakra.p>
      </div>
      <chakra.blockquote
        paddingLeft={4}
        borderLeftWidth="2px"
        borderLeftColor="accent"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.blockquote>
      {may_decide ? (
        <Decision appeal={appeal} onDone={onDone} />
      ) : (
        <p>You imposed this sanction, so a colleague decides.</p>
      )}
    </chakra.li>
  );
}

/** For staff: users who think that a sanction is wrong. A second moderator decides. */
export function Appeals() {
  const answer = useAnswer(listAppeals, { doing: 'Reading the appeals' });
  return (
    <ListPage
      title="Appeals"
      lead="The one who imposed a sanction does not decide about the appeal."
      what="appeals"
      answer={answer}
    >
      {(appeals, onDone) =>
        appeals.length === 0 ? (
          <EmptyList>No appeal is open.</EmptyList>
        ) : (
          <ul>
            {appeals.map((appeal) => (
              <AppealCard
                // The draft of an answer goes with the appeal that it is about.
                key={`${appeal.uid} ${appeal.sent_at}`}
                appeal={appeal}
                onDone={onDone}
              />
            ))}
          </ul>
        )
      }
    </ListPage>
  );
}
