import { AppError } from '@boma/domain/errors.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { chakra } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { issuePaymentLink } from '../api/payment-link.ts';

const FAILED = 'We could not reach the checkout. Nothing was charged; please try again.';

type State = 'idle' | 'busy' | { readonly problem: string };

/** Gets a payment link and hands it on. Whoever has the page decides what opens it. */
export function PayButton({ onLink }: { readonly onLink: (link: string) => void }) {
  const [state, setState] = useState<State>('idle');
  const press = async () => {
    // It keeps the focus while it is busy, so it hears presses too.
    if (state === 'busy') return;
    setState('busy');
    try {
      onLink(await issuePaymentLink());
      setState('idle');
    } catch (cause) {
      logFailure('Getting a payment link', cause);
      const said = cause instanceof AppError ? cause.details.alert : undefined;
      setState({ problem: said ?? FAILED });
    }
  };
  const problem = typeof state === 'object' ? state.problem : '';
  return (
    <div>
      <Button
        width="100%"
        minHeight="52px"
        aria-disabled={state === 'busy'}
        css={{ '&[aria-disabled=true]': { opacity: 0.7, cursor: 'progress' } }}
        onClick={() => void press()}
      >
        <LockIcon size={18} />
        {state === 'busy' ? 'Opening the checkout' : 'Continue to the checkout'}
      </Button>
      <chakra.p role="status" textStyle="small" color="danger" paddingTop={problem ? 2 : 0}>
        {problem}
      </chakra.p>
    </div>
  );
}
