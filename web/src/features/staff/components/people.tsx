import { PageHead } from '../../../components/page-head.tsx';
import { personPath } from '../staff-sections.ts';
import { PersonSearch } from './person-search.tsx';

/** For staff: searches a user. Without a search it lists the staff. */
export function People() {
  return (
    <>
      <PageHead
        title="People"
        lead="Search by the beginning of a name, or by an id. Admins find addresses too."
      />
      <PersonSearch pathOf={personPath} staffTitle="Our staff" />
    </>
  );
}
