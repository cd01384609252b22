import type { ReactNode } from 'react';
import { WIDE } from '../../../components/queue/wide.ts';
import { chakra, VisuallyHidden } from '../../../components/ui.ts';

// On a phone CSS lays the cells of a row out below each other. Some browsers forget then that this is a table, so the roles are
// written.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader' },
} as const;

const head = {
  textAlign: 'start',
  textStyle: 'label',
  color: 'muted',
  paddingBottom: 2,
  paddingInlineEnd: 5,
} as const;

const compact = {
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '& th': head,
  '& thead': { display: 'none' },
  '& tbody': { display: 'block' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: 1,
    paddingY: 3,
    borderTopWidth: '1px',
  },
  '& td': { display: 'block', verticalAlign: 'top', overflowWrap: 'anywhere', minWidth: 0, maxWidth: '100%' },
  '& td:empty': { display: 'none' },
  // What names the row has a line of its own; so have its buttons.
  '&:not([data-dense]) td:first-of-type, & td[data-wide]': { flexBasis: '100%' },
} as const;

const table = {
  ...compact,
  [WIDE]: {
    display: 'table',
    '& thead': { display: 'table-header-group' },
    '& tbody': { display: 'table-row-group' },
    '& tbody tr': { display: 'table-row' },
    '& td, & td:empty': { display: 'table-cell', paddingY: 3, paddingInlineEnd: 5 },
    '& td:last-of-type': { paddingInlineEnd: 0 },
    '& td[data-short]': { whiteSpace: 'nowrap' },
    '&[data-dense] td': { paddingY: 2 },
    '&[data-actions] td': { verticalAlign: 'middle' },
    '& [data-phone]': { display: 'none' },
    '& [data-action]': { textAlign: 'end', marginTop: 0 },
  },
} as const;

const day = {
  '&&': { textStyle: 'body', fontWeight: 600, color: 'ink', textTransform: 'none', letterSpacing: 'normal' },
} as const;

interface StaffTableProps {
  /** What is listed, for screen readers. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The last column has buttons, so that its heading is for screen readers alone. */
  readonly hasActions?: boolean;
  /** For many short rows: the first cell shares its line on a phone. */
  readonly isDense?: boolean;
  /** `TableRows`. */
  readonly children: ReactNode;
}

/** A table on a wide screen, compact rows on a phone. */
export function StaffTable({
  label,
  columns,
  hasActions = false,
  isDense = false,
  children,
}: StaffTableProps) {
  return (
    <chakra.table
      {...roles.table}
      css={table}
      aria-label={label}
      {...(isDense && { 'data-dense': '' })}
      {...(hasActions && { 'data-actions': '' })}
    >
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th key={column} {...roles.head} scope="col">
              {column}
            </th>
          ))}
          {hasActions && (
            <th {...roles.head} scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      {children}
    </chakra.table>
  );
}

export const TableRows = ({ children }: { readonly children: ReactNode }) => (
  <tbody {...roles.group}>{children}</tbody>
);

export const TableRow = ({ children }: { readonly children: ReactNode }) => (
  <tr {...roles.row}>{children}</tr>
);

interface DayProps {
  /** How many columns the table has. */
  readonly columns: number;
  readonly children: string;
}

/** The day of the rows below it. */
export function TableDay({ columns, children }: DayProps) {
  return (
    <tr {...roles.row}>
      <chakra.th {...roles.rowHead} scope="rowgroup" colSpan={columns} paddingTop={5} css={day}>
        {children}
      </chakra.th>
    </tr>
  );
}

interface CellProps {
  /** Stands before the value on a phone, where the heading of the column is not shown. */
  readonly label?: string;
  /** It has a line of its own on a phone. */
  readonly isWide?: boolean;
  /** A time or a number, whose words stay in one line. */
  readonly isShort?: boolean;
  readonly children?: ReactNode;
}

/** A cell. Without children it takes no room on a phone. */
export function TableCell({ label, isWide = false, isShort = false, children }: CellProps) {
  return (
    <td {...roles.cell} {...(isWide && { 'data-wide': '' })} {...(isShort && { 'data-short': '' })}>
      {label !== undefined && children !== undefined && (
        <chakra.span aria-hidden="true" data-phone="" color="muted">
          {label}{' '}
        </chakra.span>
      )}
      {children}
    </td>
  );
}
