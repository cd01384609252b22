import type { Person } from '@boma/domain/moderation/person-page.schema.ts';
import { useCallback } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { StaffList, StaffRow } from '../../../components/staff/staff-list.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { findPeople } from '../api/staff-calls.ts';
import { roleWords } from '../role-words.ts';

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
