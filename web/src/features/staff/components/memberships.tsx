import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { membershipPath } from '../staff-sections.ts';
import { MembershipPage } from './membership-page.tsx';
import { PersonSearch } from './person-search.tsx';

/** For staff: finds a user, and shows their membership. `item`: the user. */
export function Memberships({ item }: { readonly item: string | undefined }) {
  if (item !== undefined) return <MembershipPage key={item} uid={item} />;
  return (
    <>
      <StaffHead
        title="Memberships"
        lead="Search by the beginning of a name, or by an id. Admins find addresses too."
      />
      <PersonSearch pathOf={membershipPath} />
    </>
  );
}
