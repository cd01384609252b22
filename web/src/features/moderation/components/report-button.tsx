import { Suspense, useState } from 'react';
import { lateDialog } from '../../../components/late-part.tsx';
import { chakra } from '../../../components/ui.ts';
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

/** Opens the dialog in which a signed-in viewer reports a thing of another viewer. */
export function ReportButton({ thing, name }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        css={look}
        onClick={() => setOpen(true)}
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
