import { EMAIL_MAX } from '@boma/domain/accounts/credentials.ts';
import type { ReactNode } from 'react';
import { TextField } from '../../../components/form/text-field.tsx';
import type { FieldState } from '../../../components/form/use-form.ts';
import { typedEmail } from '../typed-email.ts';

interface EmailFieldProps {
  readonly field: FieldState;
  readonly wayOut?: ReactNode;
  readonly hint?: string;
}

export function EmailField({ field, wayOut, hint }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX}
      defaultValue={typedEmail()}
      aria-required
      wayOut={wayOut}
      hint={hint}
    />
  );
}
