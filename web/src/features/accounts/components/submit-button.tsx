import type { ReactNode } from 'react';
import { Button } from '../../../components/button.ts';

/** While busy it keeps the focus and takes no press: the form refuses a second one. */
export function SubmitButton({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) {
  return (
    <Button
      type="submit"
      aria-disabled={busy}
      width="100%"
      minHeight="48px"
      css={{ '&[aria-disabled=true]': { opacity: 0.7, cursor: 'progress' } }}
    >
      {children}
    </Button>
  );
}
