import type { ReactNode } from 'react';
import type { FieldState } from '../hooks/use-credentials.ts';
import { typedEmail } from '../typed-email.ts';
import { TextField } from './text-field.tsx';

/** The browser's own check of an address is another one than ours, so the form has none of it. */
export function EmailField({ field, wayOut }: { readonly field: FieldState; readonly wayOut?: ReactNode }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typedEmail()}
      field={field}
      {...(wayOut ? { wayOut } : {})}
    />
  );
}
