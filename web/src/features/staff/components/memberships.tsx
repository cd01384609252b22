import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.ts';
import { FormFrame } from '../../../components/form/form-frame.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { SearchBox } from '../../../components/staff/toolbar.tsx';
import { Flex } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';
import { MemberList } from './member-list.tsx';
import { MembershipPage } from './membership-page.tsx';

const fields = ['q'] as const;

/** Searches a user, in the address. */
function MemberSearch() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/person-page.schema.ts')).findPeopleQuery,
    send: async (found) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (found.q === '') next.delete('q');
        else next.set('q', found.q);
        return next;
      }),
    problemsOf: () => undefined,
    doing: 'Searching a member',
  });
  const { problem: _none, ...field } = form.field('q');
  return (
    <FormFrame form={form} label="Search a member">
      <Flex gap={2} css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <SearchBox key={q} {...field} label="Name" defaultValue={q} />
        <Button look="quiet" type="submit" aria-disabled={form.busy}>
          Search
        </Button>
      </Flex>
    </FormFrame>
  );
}

/** For staff: the members by group, or those whom a search finds, and the membership of one user. `item`: the user. */
export function Memberships({ item }: { readonly item: string | undefined }) {
  const [params] = useSearchParams();
  if (item !== undefined) return <MembershipPage key={item} uid={item} />;
  return (
    <>
      <StaffHead
        title="Memberships"
        lead="Search by the beginning of a name, or by an id. Admins find addresses too."
        tools={<MemberSearch />}
      />
      <MemberList group={params.get('group')} q={params.get('q') ?? ''} />
    </>
  );
}
