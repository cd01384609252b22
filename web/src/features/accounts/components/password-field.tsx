import { PASSWORD_MIN } from '@boma/domain/accounts/credentials.ts';
import { useState } from 'react';
import { TextField } from '../../../components/form/text-field.tsx';
import type { FieldState } from '../../../components/form/use-form.ts';
import { chakra } from '../../../components/ui.ts';

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

/** A password, which the user can show while typing it. */
export function PasswordField({ field, autoComplete, disabled = false }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      disabled={disabled}
      hint={autoComplete === 'new-password' ? `At least ${PASSWORD_MIN} characters` : undefined}
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
