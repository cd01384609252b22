import { PerRowButtons } from './per-row-buttons.tsx';
import type { PerRowState } from './use-per-row.ts';

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
