import type { LegalKind } from '@boma/domain/pages/legal.constants.ts';
import { Suspense, useState } from 'react';
import { lateDialog } from '../../components/late-part.tsx';
import { chakra } from '../../components/ui.ts';

const LegalDialog = lateDialog(() => import('./legal-dialog.later.tsx'));

const link = {
  color: 'ink',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  _hover: { color: 'accent' },
} as const;

/** Says that going on accepts the legal texts. Each of them opens over the form. */
export function LegalLinks({ doing }: { readonly doing: 'signing in' | 'registering' | 'writing to us' }) {
  const [open, setOpen] = useState<LegalKind>();
  const opener = (text: LegalKind, name: string) => (
    <chakra.button type="button" aria-haspopup="dialog" onClick={() => setOpen(text)} css={link}>
      {name}
    </chakra.button>
  );
  return (
    <>
      <chakra.p textStyle="small" color="muted" marginTop={6} textWrap="balance" lineHeight={1.75}>
        By {doing} you accept our {opener('terms', 'Terms of Service')} and have read our{' '}
        {opener('privacy', 'Privacy Policy')}.
      </chakra.p>
      {open && (
        <Suspense fallback={null}>
          <LegalDialog text={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
