import type { PersonPage } from '@boma/domain/moderation/person-page.schema.ts';
import { useState } from 'react';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { refusedProblems } from '../../../components/editing/edit-problems.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { dateWords } from '../../../lib/moments.ts';
import { giveMembership } from '../api/staff-calls.ts';

const fields = ['until'] as const;

/** The last second of a day where the admin is, as the page writes dates. In unix milliseconds. */
const endOf = (day: string) => Date.parse(`${day}T23:59:59`);

interface GivenMembershipProps {
  readonly held: PersonPage;
  readonly refresh: () => Promise<void>;
}

function DayForm({ held: { person }, onDone }: Pick<GivenMembershipProps, 'held'> & Done) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/person-page.schema.ts')).giveMembershipInput,
    toInput: ({ until }) => ({ uid: person.uid, until: endOf(until) }),
    send: async (input, { until }) => {
      await giveMembership(input);
      await onDone(`${person.display_name} has the access of a member until ${dateWords(endOf(until))}.`);
    },
    problemsOf: (cause) => refusedProblems(cause, { fields }),
    doing: 'Giving a membership',
  });
  return (
    <FormFrame form={form} label="Give a membership">
      <TextField {...form.field('until')} label="Until the end of" type="date" />
      <Problem>{form.problem}</Problem>
      <SubmitButton busy={form.busy}>{form.busy ? 'One moment' : 'Give it'}</SubmitButton>
    </FormFrame>
  );
}

interface Done {
  readonly onDone: (words: string) => Promise<void>;
}

/** The access of a member that staff give without a payment, such as to a guest of a show. */
export function GivenMembership({ held, refresh }: GivenMembershipProps) {
  const [said, setSaid] = useState('');
  const { person, given_until } = held;
  const onDone = async (words: string) => {
    await refresh();
    setSaid(words);
  };
  return (
    <PagePart
      title="Given membership"
      lead="Access without a payment. What the user pays for stays as it is."
    >
      <p>{given_until === null ? 'None is given.' : `Given until ${dateWords(given_until)}.`}</p>
      <chakra.p role="status" color="good" fontWeight={600} _empty={{ display: 'none' }}>
        {said}
      </chakra.p>
      {given_until !== null && (
        <div>
          <ConfirmButton
            question={`Take the given membership from ${person.display_name}?`}
            yes="Yes, take it away"
            no="Leave it"
            problemOf={refusalWords}
            onConfirm={async () => {
              await giveMembership({ uid: person.uid, until: null });
              await onDone('The given membership is taken away.');
            }}
          >
            Take it away
          </ConfirmButton>
        </div>
      )}
      <chakra.div maxWidth="24rem">
        <DayForm key={given_until} held={held} onDone={onDone} />
      </chakra.div>
    </PagePart>
  );
}
