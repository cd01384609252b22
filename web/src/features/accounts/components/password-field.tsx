import { useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import { chakra } from '../../../components/ui.ts';
import type { FieldState } from '../hooks/use-credentials.ts';

const toggle = {
  position: 'absolute',
  insetBlock: '2px',
  right: '2px',
  minWidth: '4.25rem',
  paddingInline: 3,
  borderRadius: 'md',
  color: 'muted',
  fontSize: '0.875rem',
  fontWeight: 600,
  _hover: { color: 'ink' },
} as const;

interface PasswordFieldProps {
  readonly field: FieldState;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly disabled?: boolean;
}

/** A password, which can be shown to whoever types it. */
export function PasswordField({ field, autoComplete, disabled = false }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      disabled={disabled}
      control={
        <chakra.button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          css={toggle}
        >
          {shown ? 'Hide' : 'Show'}
        </chakra.button>
      }
    />
  );
}
