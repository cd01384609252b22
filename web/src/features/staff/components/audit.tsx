import { type Action, actions, isAudited } from '@boma/domain/access/access.ts';
import { actionTitle } from '@boma/domain/access/action-title.ts';
import type { AuditEntry, AuditQuery } from '@boma/domain/staff/audit-list.schema.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { FormFrame, Problem, SubmitButton } from '../../../components/form/form-frame.tsx';
import type { Values } from '../../../components/form/problems.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { momentWords } from '../../../lib/moments.ts';
import { listAudit } from '../api/staff-calls.ts';
import { personPath } from '../staff-sections.ts';

const fields = ['person', 'action', 'day'] as const;

type Filter = Omit<AuditQuery, 'before'>;

const audited = (Object.keys(actions) as Action[]).filter(isAudited);
const actionChoices = [
  { value: '', text: 'All actions' },
  ...audited
    .map((value) => ({ value, text: actionTitle(value) }))
    .sort((a, b) => a.text.localeCompare(b.text)),
];

const form3 = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** Without the empty fields. */
const toFilter = (values: Values<(typeof fields)[number]>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

function FilterForm({ onFilter }: { readonly onFilter: (filter: Filter) => void }) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/staff/audit-list.schema.ts')).auditQuery,
    toInput: toFilter,
    send: async (filter) => onFilter(filter),
    problemsOf: () => undefined,
    doing: 'Filtering the audit log',
  });
  return (
    <FormFrame form={form} label="Filter the log">
      <chakra.div css={form3}>
        <TextField {...form.field('person')} label="Person" hint="The id on their page." autoComplete="off" />
        <SelectField {...form.field('action')} label="Action" options={actionChoices} />
        <TextField {...form.field('day')} label="Day" hint="In UTC." type="date" />
      </chakra.div>
      <SubmitButton busy={form.busy}>Filter</SubmitButton>
    </FormFrame>
  );
}

const valueWords = (value: unknown): string =>
  typeof value === 'string' ? value || 'nothing' : (JSON.stringify(value) ?? 'nothing');

/** Each changed field, before and after. */
function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <details>
      <chakra.summary cursor="pointer" textStyle="small" color="muted" minHeight="32px" alignContent="center">
        {names.length === 1 ? 'One field' : `${names.length} fields`}
      </chakra.summary>
      <chakra.dl textStyle="small" display="grid" gap={1} paddingLeft={4} overflowWrap="anywhere">
        {names.map((name) => (
          <div key={name}>
            <chakra.dt display="inline" fontWeight={600}>
              {name}:{' '}
            </chakra.dt>
            <chakra.dd display="inline">
              {before && name in before ? `${valueWords(before[name])} → ` : ''}
              {after && name in after ? valueWords(after[name]) : 'removed'}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </details>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { at, by, by_name, action, target, person, person_name, reason } = entry;
  return (
    <chakra.li paddingY={4} borderTopWidth="1px" display="grid" gap={1}>
      <chakra.p fontWeight={600}>
        {actionTitle(action)}
        {person !== null && (
          <>
            {': '}
            <RouterLink
              to={personPath(person)}
              color="accent"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              {person_name ?? 'an account that is gone'}
            </RouterLink>
          </>
        )}
      </chakra.p>
      <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
        {momentWords(at)} ·{' '}
        {by === 'system' ? 'an operator or the site' : (by_name ?? 'an account that is gone')} · {target}
      </chakra.p>
      {reason !== '' && <chakra.p textStyle="small">“{reason}”</chakra.p>}
      <Changes before={entry.before} after={entry.after} />
    </chakra.li>
  );
}

interface LogProps {
  readonly first: Awaited<ReturnType<typeof listAudit>>;
  readonly filter: Filter;
}

function Log({ first, filter }: LogProps) {
  const [{ records, more }, setHeld] = useState(first);
  const { busy, problem, run } = useAction(
    async () => {
      const next = await listAudit({ ...filter, before: records.at(-1)?.at });
      setHeld({ records: [...records, ...next.records], more: next.more });
    },
    {
      doing: 'Reading older records',
      problemOf: () => 'We could not load more. Please try again in a moment.',
    },
  );
  if (records.length === 0)
    return (
      <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
        No record fits.
      </chakra.p>
    );
  return (
    <>
      <ol>
        {records.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Problem>{problem}</Problem>
      {more && (
        <Button look="quiet" marginTop={4} aria-disabled={busy} onClick={() => void run()}>
          {busy ? 'One moment' : 'Show older records'}
        </Button>
      )}
    </>
  );
}

/** For admins: what staff and operators have done. Records are kept for two years. */
export function Audit() {
  const [filter, setFilter] = useState<Filter>({});
  const ask = useCallback(async () => ({ filter, first: await listAudit(filter) }), [filter]);
  const answer = useAnswer(ask, { doing: 'Reading the audit log' });
  return (
    <>
      <PageHead title="Audit log" lead="What staff and operators have done, the newest first." />
      <FilterForm onFilter={setFilter} />
      <chakra.div marginTop={8}>
        <Asked what="the audit log" of={answer} minHeight="30vh">
          {(held) => <Log key={JSON.stringify(held.filter)} first={held.first} filter={held.filter} />}
        </Asked>
      </chakra.div>
    </>
  );
}
