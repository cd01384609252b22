import type { Person } from '@boma/domain/moderation/person-page.schema.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { FormFrame, SubmitButton } from '../../../components/form/form-frame.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { dateWords } from '../../../lib/moments.ts';
import { findPeople } from '../api/staff-calls.ts';
import { roleWords } from '../role-words.ts';
import { personPath } from '../staff-sections.ts';

const fields = ['q'] as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 4,
  paddingY: 3,
  borderTopWidth: '1px',
  alignItems: 'center',
} as const;

function Found({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0)
    return <chakra.p color="muted">No user has this name. Names are searched from their beginning.</chakra.p>;
  return (
    <ul>
      {people.map(({ uid, display_name, email, roles, created_at }) => (
        <chakra.li key={uid} css={row}>
          <div>
            <RouterLink
              to={personPath(uid)}
              fontWeight={600}
              _hover={{ color: 'accent' }}
              overflowWrap="anywhere"
            >
              {display_name}
            </RouterLink>
            {email !== null && (
              <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
                {email}
              </chakra.p>
            )}
          </div>
          <chakra.p textStyle="small" color="muted">
            {[roleWords(roles), `since ${dateWords(created_at)}`].filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.li>
      ))}
    </ul>
  );
}

/** For staff: searches a user. Without a search it lists the staff. */
export function People() {
  const [q, setQ] = useState('');
  const ask = useCallback(() => findPeople(q), [q]);
  const answer = useAnswer(ask, { doing: 'Searching a user' });
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/moderation/person-page.schema.ts')).findPeopleQuery,
    send: async (query) => setQ(query.q),
    problemsOf: () => undefined,
    doing: 'Searching a user',
  });
  return (
    <>
      <PageHead
        title="People"
        lead="Search by the beginning of a name, or by an id. Admins find addresses too."
      />
      <chakra.search maxWidth="34rem" display="block">
        <FormFrame form={form} label="Search a person">
          <TextField {...form.field('q')} label="Name" type="search" autoComplete="off" />
          <SubmitButton busy={form.busy}>Search</SubmitButton>
        </FormFrame>
      </chakra.search>
      <chakra.h2 textStyle="section" marginTop={8} marginBottom={3}>
        {q === '' ? 'Our staff' : `Called “${q}…”`}
      </chakra.h2>
      <Asked what="these people" of={answer} minHeight="30vh">
        {(people) => <Found people={people} />}
      </Asked>
    </>
  );
}
