import type { Person } from '@boma/domain/moderation/person-page.schema.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { FormFrame, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { StaffList, StaffRow } from '../../../components/staff/staff-list.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { findPeople } from '../api/staff-calls.ts';
import { roleWords } from '../role-words.ts';

const fields = ['q'] as const;

type PathOf = (uid: string) => string;

function Found({ people, pathOf }: { readonly people: readonly Person[]; readonly pathOf: PathOf }) {
  if (people.length === 0)
    return <chakra.p color="muted">No user has this name. Names are searched from their beginning.</chakra.p>;
  return (
    <StaffList>
      {people.map(({ uid, display_name, email, roles, created_at }) => (
        <StaffRow
          key={uid}
          title={display_name}
          to={pathOf(uid)}
          note={email ?? undefined}
          state={roles.length > 0 ? { text: roleWords(roles), tone: 'muted' } : undefined}
          at={created_at}
        />
      ))}
    </StaffList>
  );
}

function Results({
  q,
  title,
  pathOf,
}: {
  readonly q: string;
  readonly title: string;
  readonly pathOf: PathOf;
}) {
  const ask = useCallback(() => findPeople(q), [q]);
  const answer = useAnswer(ask, { doing: 'Searching a user' });
  return (
    <>
      <chakra.h2 textStyle="section" marginTop={2} marginBottom={3}>
        {title}
      </chakra.h2>
      <Asked what="these people" of={answer} minHeight="30vh">
        {(people) => <Found people={people} pathOf={pathOf} />}
      </Asked>
    </>
  );
}

interface PersonSearchProps {
  /** Where the name of a person leads to. */
  readonly pathOf: PathOf;
  /** Without a search the staff are listed under this title. Absent: nobody is. */
  readonly staffTitle?: string;
}

/** A field for the beginning of a name, and the users who were found. */
export function PersonSearch({ pathOf, staffTitle }: PersonSearchProps) {
  const [q, setQ] = useState('');
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/person-page.schema.ts')).findPeopleQuery,
    send: async (query) => setQ(query.q),
    problemsOf: () => undefined,
    doing: 'Searching a user',
  });
  const title = q === '' ? staffTitle : `Called “${q}…”`;
  return (
    <>
      <chakra.search maxWidth="34rem" display="block">
        <FormFrame form={form} label="Search a person">
          <chakra.div display="flex" gap={3} alignItems="end">
            <chakra.div flex="1 1 auto">
              <TextField {...form.field('q')} label="Name" type="search" autoComplete="off" />
            </chakra.div>
            {/* In line with the field: below it is the room for its problem. */}
            <chakra.div paddingBottom="calc(2rem + 2px)">
              <SubmitButton busy={form.busy}>Search</SubmitButton>
            </chakra.div>
          </chakra.div>
        </FormFrame>
      </chakra.search>
      {title !== undefined && <Results key={q} q={q} title={title} pathOf={pathOf} />}
    </>
  );
}
