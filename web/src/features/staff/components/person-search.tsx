import type { Person } from '@boma/domain/moderation/person-page.schema.ts';
import { useCallback } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { FormFrame } from '../../../components/form/form-frame.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { StaffList, StaffRow } from '../../../components/staff/staff-list.tsx';
import { SearchBox } from '../../../components/staff/toolbar.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';
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

/** The users whose name begins so. Without a beginning it lists the staff. */
export function PeopleFound({ q, pathOf }: { readonly q: string; readonly pathOf: PathOf }) {
  const ask = useCallback(() => findPeople(q), [q]);
  const answer = useAnswer(ask, { doing: 'Searching a user' });
  return (
    <>
      <chakra.h2 textStyle="section" marginTop={6} marginBottom={3}>
        {q === '' ? 'Our staff' : `Called “${q}…”`}
      </chakra.h2>
      <Asked what="these people" of={answer} minHeight="30vh">
        {(people) => <Found people={people} pathOf={pathOf} />}
      </Asked>
    </>
  );
}

interface PersonSearchProps {
  /** Gets the beginning of a name. Empty: nobody is searched. */
  readonly onSearch: (q: string) => void;
}

/** A field for the beginning of a name, for the head of a page. */
export function PersonSearch({ onSearch }: PersonSearchProps) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/person-page.schema.ts')).findPeopleQuery,
    send: async (query) => onSearch(query.q),
    problemsOf: () => undefined,
    doing: 'Searching a user',
  });
  const { problem: _none, ...field } = form.field('q');
  return (
    <FormFrame form={form} label="Search a person">
      <Flex gap={2} css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <SearchBox {...field} label="Name" />
        <Button look="quiet" type="submit" aria-disabled={form.busy}>
          Search
        </Button>
      </Flex>
    </FormFrame>
  );
}
