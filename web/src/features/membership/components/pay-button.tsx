import { AppError } from '@boma/domain/errors.ts';
import { Button } from '../../../components/button.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { issuePaymentLink } from '../api/payment-link.ts';

const FAILED = 'We could not reach the checkout. Nothing was charged; please try again.';

/** Gets a payment link and passes it on. The page decides what opens it. */
export function PayButton({ onLink }: { readonly onLink: (link: string) => void }) {
  const { busy, problem, run } = useAction(async () => onLink(await issuePaymentLink()), {
    doing: 'Getting a payment link',
    problemOf: (cause) => (cause instanceof AppError && cause.details.alert) || FAILED,
  });
  return (
    <div>
      <Button
        width="100%"
        minHeight="52px"
        aria-disabled={busy}
        css={{ '&[aria-disabled=true]': { opacity: 0.7, cursor: 'progress' } }}
        onClick={() => void run()}
      >
        <LockIcon size={18} />
        {busy ? 'Opening the checkout' : 'Continue to the checkout'}
      </Button>
      <chakra.p role="status" textStyle="small" color="danger" paddingTop={problem ? 2 : 0}>
        {problem}
      </chakra.p>
    </div>
  );
}
