import { useSearchParams } from 'react-router';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { MemberList } from './member-list.tsx';
import { MembershipPage } from './membership-page.tsx';
import { NameSearch, useSearchedName } from './name-search.tsx';

/** For staff: the members by group, or those whom a search finds, and the membership of one user. `item`: the user. */
export function Memberships({ item }: { readonly item: string | undefined }) {
  const [params] = useSearchParams();
  const q = useSearchedName();
  if (item !== undefined) return <MembershipPage key={item} uid={item} />;
  return (
    <>
      <StaffHead
        title="Memberships"
        lead="Search by the beginning of a name, or by an id. Admins find addresses too."
        tools={<NameSearch label="Search a member" />}
      />
      <MemberList group={params.get('group')} q={q} />
    </>
  );
}
