import type { ReactNode } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import type { FieldState } from '../hooks/use-credentials.ts';
import { typedEmail } from '../typed-email.ts';

/** The browser's own check of an address is another one than ours, so the form has none of it. */
export function EmailField({
  field,
  wayOut,
  hint,
}: {
  readonly field: FieldState;
  readonly wayOut?: ReactNode;
  readonly hint?: string;
}) {
  return (
    <TextField
      {...field}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typedEmail()}
      aria-required
      wayOut={wayOut}
      {...(hint !== undefined && { hint })}
    />
  );
}
