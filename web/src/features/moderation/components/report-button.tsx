import { Suspense, useState } from 'react';
import { lateDialog } from '../../../components/late-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { useUserType } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import type { Reportable } from '../reportable.ts';

const ReportDialog = lateDialog(() => import('./report-dialog.later.tsx'));

const look = {
  minHeight: '44px',
  minWidth: '44px',
  textStyle: 'small',
  color: 'muted',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  _hover: { color: 'accent' },
} as const;

interface ReportButtonProps {
  readonly thing: Reportable;
  /** Begins with *Report*, and says what. */
  readonly name: string;
}

/** Opens the dialog in which a viewer reports a thing of another viewer. A guest is asked to sign in. */
export function ReportButton({ thing, name }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const userType = useUserType();
  const isKnown = userType !== 'unknown';
  const press = () => (userType === 'guest' ? askToSignIn({ returnHere: true }) : setOpen(true));
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        aria-disabled={!isKnown}
        css={look}
        // Before the page knows the viewer, it cannot say that they are a guest.
        onClick={() => isKnown && press()}
      >
        Report
      </chakra.button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog thing={thing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
