import { type Action, actions, isAudited } from '@boma/domain/access/access.ts';
import { actionTitle } from '@boma/domain/access/action-title.ts';
import { AppError } from '@boma/domain/errors.ts';
import { cursorAfter } from '@boma/domain/list-cursor.ts';
import type { AuditQuery } from '@boma/domain/staff/audit-list.schema.ts';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { FormFrame, Problem } from '../../../components/form/form-frame.tsx';
import { serverProblems, type Values } from '../../../components/form/problems.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useShownValues } from '../../../components/form/use-shown-values.ts';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { StaffHead } from '../../../components/staff/staff-head.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { exportAudit, findPeople, listAudit } from '../api/staff-calls.ts';
import { auditTable } from '../csv-rows.ts';
import { AuditRows } from './audit-rows.tsx';
import { SaveCsv } from './save-csv.tsx';

const fields = ['person', 'action', 'day'] as const;

type Filter = Omit<AuditQuery, 'before' | 'limit'>;

const audited = (Object.keys(actions) as Action[]).filter(isAudited);
const actionChoices = [
  { value: '', text: 'All actions' },
  ...audited
    .map((value) => ({ value, text: actionTitle(value) }))
    .sort((a, b) => a.text.localeCompare(b.text)),
];

const filterLine = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 1fr) minmax(0, 1fr) 11rem auto',
  },
  // In line with the fields: above it is the room for a label.
  '& > button': { alignSelf: 'start', marginTop: { md: '31px' }, minHeight: '48px', marginBottom: 4 },
} as const;

type FilterValues = Values<(typeof fields)[number]>;

/** Without the empty fields. */
const toFilter = (values: FilterValues): Filter =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

/** The account behind a name, an address or an id. @throws AppError `invalid-input` if it is none, or not one alone. */
async function personBehind(text: string): Promise<string> {
  const found = await findPeople(text);
  const lower = text.toLowerCase();
  const exact = found.filter(({ uid, display_name, email }) =>
    [uid, display_name, email].some((each) => each?.toLowerCase() === lower),
  );
  const [only, second] = exact.length > 0 ? exact : found;
  if (only && !second) return only.uid;
  const names = found.map(({ display_name, uid }) => `${display_name} (${uid})`).join(', ');
  const problem = only
    ? `Several people fit. Write one id: ${names}.`
    : 'Nobody fits. Records of deleted accounts have ids.';
  throw new AppError('invalid-input', { errors: { person: [problem] } });
}

interface FilterFormProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function FilterForm({ filter, onFilter }: FilterFormProps) {
  const form = useForm({
    fields,
    schema: async () => (await import('@boma/domain/staff/audit-list.schema.ts')).auditQuery,
    toInput: toFilter,
    send: async ({ person, ...rest }) =>
      onFilter({ ...rest, ...(person && { person: await personBehind(person.trim()) }) }),
    problemsOf: (cause) => serverProblems(cause, fields, 'The log could not be filtered. Please try again.'),
    doing: 'Filtering the audit log',
  });
  useShownValues(form.element, fields, filter);
  return (
    <FormFrame form={form} label="Filter the log">
      <chakra.div css={filterLine}>
        <TextField
          {...form.field('person')}
          label="Person"
          hint="A name, an address or an id."
          autoComplete="off"
          defaultValue={filter.person}
        />
        <SelectField
          {...form.field('action')}
          label="Action"
          options={actionChoices}
          defaultValue={filter.action}
        />
        <TextField {...form.field('day')} label="Day" hint="In UTC." type="date" defaultValue={filter.day} />
        <Button look="quiet" type="submit" aria-disabled={form.busy}>
          Filter
        </Button>
      </chakra.div>
    </FormFrame>
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
      const last = records.at(-1);
      const next = await listAudit({ ...filter, before: last && cursorAfter(last) });
      setHeld({ records: [...records, ...next.records], more: next.more });
    },
    {
      doing: 'Reading older records',
      problemOf: () => 'We could not load more. Please try again in a moment.',
    },
  );
  if (records.length === 0) return <EmptyNote>No record fits.</EmptyNote>;
  return (
    <>
      <AuditRows records={records} />
      <Problem>{problem}</Problem>
      {more && (
        <Button look="quiet" marginTop={4} aria-disabled={busy} onClick={() => void run()}>
          {busy ? 'One moment' : 'Show older records'}
        </Button>
      )}
    </>
  );
}

/** The address with this filter. What else it says stays. */
function withFilter(address: URLSearchParams, filter: Filter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of fields) {
    const value = filter[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** For admins: what staff and operators have done. Records are kept for two years. The filter is in the address. */
export function Audit() {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const filter = useMemo<Filter>(() => {
    const asked = new URLSearchParams(search);
    return toFilter(Object.fromEntries(fields.map((name) => [name, asked.get(name) ?? ''])) as FilterValues);
  }, [search]);
  const ask = useCallback(async () => ({ filter, first: await listAudit(filter) }), [filter]);
  const answer = useAnswer(ask, { doing: 'Reading the audit log' });
  const page = async (after: string | null) => {
    const { records, next } = await exportAudit({ ...filter, after });
    return { things: records, next };
  };
  return (
    <>
      <StaffHead
        title="Audit log"
        lead="What staff and operators have done, the newest first."
        tools={<SaveCsv key={search} table={auditTable} what="these records" page={page} />}
      />
      <FilterForm filter={filter} onFilter={(next) => setParams((before) => withFilter(before, next))} />
      <Asked what="the audit log" of={answer} minHeight="30vh">
        {(held) => <Log key={JSON.stringify(held.filter)} first={held.first} filter={held.filter} />}
      </Asked>
    </>
  );
}
