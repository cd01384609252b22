import { may } from '@boma/domain/access/access.ts';
import type { Person } from '@boma/domain/moderation/person-page.schema.ts';
import { useCallback } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { StaffList, StaffRow } from '../../../components/staff/staff-list.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useStoredUser } from '../../../session/session.ts';
import { exportMembers, findPeople } from '../api/staff-calls.ts';
import { memberTable } from '../csv-rows.ts';
import { roleWords } from '../role-words.ts';
import { personPath } from '../staff-sections.ts';
import { NameSearch, useSearchedName } from './name-search.tsx';
import { SaveCsv } from './save-csv.tsx';

async function membersPage(after: string | null) {
  const { members, next } = await exportMembers({ after });
  return { things: members, next };
}

function MembersFile() {
  return (
    <chakra.div marginTop={10}>
      <PagePart
        title="Our members"
        lead="Everyone with the access of a member now, with their mail addresses. The audit log records who saves it."
      >
        <SaveCsv table={memberTable} what="the members" page={membersPage} />
      </PagePart>
    </chakra.div>
  );
}

function Found({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0)
    return <chakra.p color="muted">No user has this name. Names are searched from their beginning.</chakra.p>;
  return (
    <StaffList>
      {people.map(({ uid, display_name, email, roles, created_at }) => (
        <StaffRow
          key={uid}
          title={display_name}
          to={personPath(uid)}
          note={email ?? undefined}
          state={roles.length > 0 ? { text: roleWords(roles), tone: 'muted' } : undefined}
          at={created_at}
        />
      ))}
    </StaffList>
  );
}

/** The users whose name begins so. Without a beginning it lists the staff. */
function PeopleFound({ q }: { readonly q: string }) {
  const ask = useCallback(() => findPeople(q), [q]);
  const answer = useAnswer(ask, { doing: 'Searching a user' });
  return (
    <>
      <chakra.h2 textStyle="section" marginTop={6} marginBottom={3}>
        {q === '' ? 'Our staff' : `Called “${q}…”`}
      </chakra.h2>
      <Asked what="these people" of={answer} minHeight="30vh">
        {(people) => <Found people={people} />}
      </Asked>
    </>
  );
}

/** For staff: searches a user. Without a search it lists the staff. Admins save the members as a file. */
export function People() {
  const q = useSearchedName();
  const canExport = may(useStoredUser(), 'members.export');
  return (
    <>
      <StaffHead
        title="People"
        lead="Search by the beginning of a name, or by an id. Admins find addresses too."
        tools={<NameSearch label="Search a person" />}
      />
      <PeopleFound key={q} q={q} />
      {canExport && <MembersFile />}
    </>
  );
}
