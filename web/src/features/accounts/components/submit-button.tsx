import type { ReactNode } from 'react';
import { Button } from '../../../components/button.ts';

/** While busy it keeps the focus and takes no press: the form refuses a second one. */
export function SubmitButton({
  busy,
  disabled = false,
  children,
}: {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      aria-disabled={busy}
      disabled={disabled}
      width="100%"
      minHeight="48px"
      css={{
        '&[aria-disabled=true]': { opacity: 0.7, cursor: 'progress' },
        '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      }}
    >
      {children}
    </Button>
  );
}
