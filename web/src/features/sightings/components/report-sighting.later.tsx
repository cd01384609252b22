import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { lateDialog } from '../../../components/late-part.tsx';
import { EyeIcon } from '../../../components/more-icons.tsx';

const SightingDialog = lateDialog(() => import('./sighting-dialog.later.tsx'));

/** For staff: reports who is at the camera now. The second tap is on the animal. */
export default function ReportSighting({ stream }: { readonly stream: StreamView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" title="Report who is here" onClick={() => setOpen(true)}>
        <EyeIcon size={18} />
        <span data-label="common">Sighting</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SightingDialog stream={stream} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
