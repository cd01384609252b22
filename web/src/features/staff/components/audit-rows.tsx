import { actionTitle } from '@boma/domain/access/action-title.ts';
import type { AuditEntry } from '@boma/domain/staff/audit-list.schema.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { dateWords, timeWords } from '../../../lib/moments.ts';
import { auditTarget } from '../audit-target.ts';
import { personPath } from '../staff-sections.ts';
import { AuditChanges } from './audit-entry-item.tsx';
import { StaffTable, TableCell, TableDay, TableRow, TableRows } from './staff-table.tsx';

interface Day {
  readonly day: string;
  readonly entries: readonly AuditEntry[];
}

/** The records of each day together, in the order in which they are given. */
export function daysOf(records: readonly AuditEntry[]): Day[] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of records) {
    const day = dateWords(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, entries]) => ({ day, entries }));
}

const link = {
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  _hover: { color: 'accent' },
} as const;

function Who({ entry: { by, by_name } }: { readonly entry: AuditEntry }) {
  if (by === 'system') return 'an operator or the site';
  return (
    <RouterLink to={personPath(by)} {...link}>
      {by_name ?? 'an account that is gone'}
    </RouterLink>
  );
}

function Target({ entry }: { readonly entry: AuditEntry }) {
  const { person, person_name } = entry;
  const { text, to } = auditTarget(entry);
  const target =
    to === undefined ? (
      text
    ) : (
      <RouterLink to={to} {...link}>
        {text}
      </RouterLink>
    );
  // What a record is about can be the person alone.
  if (person === null || to === personPath(person)) return target;
  return (
    <>
      {target}
      {', '}
      <RouterLink to={personPath(person)} {...link}>
        {person_name ?? 'an account that is gone'}
      </RouterLink>
    </>
  );
}

function Row({ entry }: { readonly entry: AuditEntry }) {
  const { at, action, reason } = entry;
  return (
    <TableRow>
      <TableCell isShort>
        <chakra.time textStyle="clock" color="muted" dateTime={new Date(at).toISOString()}>
          {timeWords(at)}
        </chakra.time>
      </TableCell>
      <TableCell isShort>
        <Who entry={entry} />
      </TableCell>
      <TableCell>
        <b>{actionTitle(action)}</b>
      </TableCell>
      <TableCell>
        <Target entry={entry} />
      </TableCell>
      <TableCell isWide>
        {reason !== '' && <chakra.p textStyle="small">“{reason}”</chakra.p>}
        <AuditChanges before={entry.before} after={entry.after} />
      </TableCell>
    </TableRow>
  );
}

const COLUMNS = ['Time', 'Who', 'Did what', 'To what', 'Why, and what changed'] as const;

/** What was done, by whom, to what, and what it changed: a table with the records of each day together. */
export function AuditRows({ records }: { readonly records: readonly AuditEntry[] }) {
  return (
    <StaffTable label="What was done" columns={COLUMNS} isDense>
      {daysOf(records).map(({ day, entries }) => (
        <TableRows key={day}>
          <TableDay columns={COLUMNS.length}>{day}</TableDay>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </TableRows>
      ))}
    </StaffTable>
  );
}
