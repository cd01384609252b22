import { may } from '@boma/domain/access/access.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra } from '../../../components/ui.ts';
import { useStoredUser } from '../../../session/session.ts';
import { exportMembers } from '../api/staff-calls.ts';
import { memberTable } from '../csv-rows.ts';
import { personPath } from '../staff-sections.ts';
import { NameSearch, useSearchedName } from './name-search.tsx';
import { PeopleFound } from './person-search.tsx';
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
      <PeopleFound key={q} q={q} pathOf={personPath} />
      {canExport && <MembersFile />}
    </>
  );
}
