import { AppError } from '@boma/domain/errors.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { downloadData } from '../api/download-data.ts';

const FAILED = 'We could not gather your data. It may be your connection or ours; please try again.';

type State = 'idle' | 'busy' | 'done' | { readonly problem: string };

/** Everything that is held of somebody, as a file. */
export function DownloadData({ download = downloadData }: { readonly download?: () => Promise<void> }) {
  const [state, setState] = useState<State>('idle');
  const press = async () => {
    setState('busy');
    try {
      await download();
      setState('done');
    } catch (cause) {
      logFailure('Downloading the data', cause);
      const said = cause instanceof AppError ? cause.details.alert : undefined;
      setState({ problem: said ?? FAILED });
    }
  };
  const busy = state === 'busy';
  return (
    <PagePart title="Your data" lead="It is yours: take it with you whenever you like.">
      <p>
        One file with all that we hold of you: your account and profile, where you are signed in, what you
        wrote and reported, and what you bought. It is JSON, which people can read and programs as well.
      </p>
      <div>
        <Button look="quiet" aria-disabled={busy} onClick={() => busy || void press()}>
          {busy ? 'Gathering your data' : 'Download my data'}
        </Button>
        <chakra.p role="status" textStyle="small" color="muted" css={{ '&:not(:empty)': { marginTop: 3 } }}>
          {state === 'done' ? 'The file is among your downloads.' : ''}
        </chakra.p>
        {typeof state === 'object' && (
          <chakra.p role="alert" textStyle="small" color="danger" marginTop={3}>
            {state.problem}
          </chakra.p>
        )}
      </div>
    </PagePart>
  );
}
