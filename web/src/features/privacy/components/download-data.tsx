import { AppError } from '@boma/domain/errors.ts';
import { Button } from '../../../components/button.ts';
import { ActionOutcome } from '../../../components/form/action-outcome.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { useAction } from '../../../lib/asking/use-action.ts';
import { downloadData } from '../api/data-call.ts';

const FAILED = 'We could not prepare your data. It may be your connection or ours; please try again.';

/** All data that we hold about the user, as a file. */
export function DownloadData({ download = downloadData }: { readonly download?: () => Promise<void> }) {
  const downloading = useAction(download, {
    doing: 'Downloading the data',
    problemOf: (cause) => (cause instanceof AppError && cause.details.alert) || FAILED,
  });
  return (
    <PagePart title="Your data" lead="It is yours: take it with you whenever you like.">
      <p>
        One file with everything that we store about you: your account and profile, where you are signed in,
        what you wrote and reported, and what you bought. The format is JSON, which people and programs can
        read.
      </p>
      <div>
        <Button look="quiet" aria-disabled={downloading.busy} onClick={() => void downloading.run()}>
          {downloading.busy ? 'Preparing your data' : 'Download my data'}
        </Button>
        <ActionOutcome action={downloading} done="The file is among your downloads." />
      </div>
    </PagePart>
  );
}
