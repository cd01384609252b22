import { useId } from 'react';
import type { FieldState } from '../form/use-form.ts';
import { chakra } from '../ui.ts';

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  minHeight: '44px',
  paddingY: '10px',
  cursor: 'pointer',
  fontWeight: 600,
  fontSize: '0.9375rem',
  '& input': {
    width: '20px',
    height: '20px',
    marginTop: '2px',
    flexShrink: 0,
    accentColor: 'var(--b-colors-accent)',
  },
} as const;

interface CheckFieldProps extends FieldState {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly defaultChecked: boolean;
}

/** Yes or no. */
export function CheckField({ label, hint, problem, ...field }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <chakra.label css={row}>
        <input type="checkbox" aria-invalid={problem !== undefined} aria-describedby={id} {...field} />
        {label}
      </chakra.label>
      <chakra.p
        id={id}
        aria-live="polite"
        textStyle="small"
        color={problem === undefined ? 'muted' : 'danger'}
        paddingLeft="32px"
        paddingBottom={3}
      >
        {problem ?? hint}
      </chakra.p>
    </div>
  );
}
