import { WaitingShape } from '../waiting-shape.tsx';
import { PerRowButtons } from './per-row-buttons.tsx';
import type { PerRowState } from './use-per-row.ts';

/** Until the width is known, which a page that is not alive yet does not. No wider than the numbers: what stands beside it stays. */
const toCome = (
  <WaitingShape shape="fields" count={1} css={{ display: { base: 'none', sm: 'flex' }, width: '9rem' }} />
);

/** Chooses how many cards are in a row of a list. It shows nothing where only one fits. */
export function PerRowToggle({
  perRow: { columns, offered, choose },
  label,
  words,
}: {
  readonly perRow: Omit<PerRowState, 'measure'>;
  readonly label: string;
  readonly words?: string;
}) {
  if (columns === undefined) return toCome;
  if (offered.length < 2) return null;
  const options = offered.map((perRow) => ({
    perRow,
    css: perRow === columns ? { background: 'raised', color: 'ink' } : {},
  }));
  return (
    <PerRowButtons
      label={label}
      {...(words && { words })}
      options={options}
      shown={columns}
      onChoose={choose}
    />
  );
}
