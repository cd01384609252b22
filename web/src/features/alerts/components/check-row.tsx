import type { ReactNode } from 'react';
import { checkLook } from '../../../components/form/check-look.ts';
import { chakra } from '../../../components/ui.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: '44px',
  cursor: 'pointer',
  '&:has([aria-disabled=true])': { cursor: 'not-allowed', color: 'muted' },
  '& input': checkLook,
} as const;

interface CheckRowProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A box to tick, with its words beside it. */
export function CheckRow({ checked, disabled = false, onChange, children }: CheckRowProps) {
  return (
    <chakra.label css={row}>
      <input
        type="checkbox"
        checked={checked}
        // Not `disabled`: the box of a wish that was given up just now would lose the focus.
        aria-disabled={disabled}
        onChange={(event) => !disabled && onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </chakra.label>
  );
}
