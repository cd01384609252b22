import type { ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';

const table = {
  width: '100%',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingY: 2, paddingInlineEnd: 5, textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start' },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& th': { fontWeight: 600 },
  '& tbody tr': { borderTopWidth: '1px' },
} as const;

interface NumberTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A table that scrolls sideways inside its own frame in a narrow window. */
export function NumberTable({ label, heads, children }: NumberTableProps) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <chakra.table css={table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </chakra.table>
    </chakra.div>
  );
}
