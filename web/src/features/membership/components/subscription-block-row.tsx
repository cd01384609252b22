import { AppError } from '@boma/domain/errors.ts';
import type { GiftView } from '@boma/domain/membership/gifts.schema.ts';
import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { subscriptionWords } from '@boma/domain/membership/subscription-words.ts';
import { profilePath } from '@boma/domain/site-paths.ts';
import { ButtonLink } from '../../../components/button.ts';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { isAnswerLost } from '../../../lib/asking/refusal-words.ts';
import { useAccess } from '../hooks/use-access.ts';
import { dayOf, isOver, subscriptionLine } from '../subscription-line.ts';

/** The payment provider's page with everything on it, by way of the profile. */
export const BILLING_PATH = `${profilePath('profile')}?portal=manage`;

export interface SubscriptionRowProps {
  readonly subscription: SubscriptionView;
  /** What staff have given beside it. */
  readonly gift: GiftView | null;
  /** The account is about to be deleted, and the membership with it. */
  readonly leaving: boolean;
  readonly onRefund: () => Promise<void>;
}

const row = {
  display: 'grid',
  gap: 4,
  '& + &': { borderTopWidth: '1px', marginTop: 5, paddingTop: 5 },
} as const;

const TONES: Readonly<Record<SubscriptionView['status'], string>> = {
  active: 'good',
  trialing: 'good',
  past_due: 'accent',
  non_renewing: 'accent',
  paused: 'muted',
  cancelled: 'muted',
  deleted: 'muted',
};

/** Undoing the cancellation would not keep the account: the user would pay for a membership that ends with it. */
const ENDS_TOO =
  'It ends with your account at the latest, and nothing more is charged. If you would like to stay, undo the deletion first.';

const NO_ANSWER =
  'We had no answer. Your refund may be on its way all the same: look here again in a minute, before you ask once more.';

/** The server's words for a refusal; ours where its answer was lost. */
function refusalOf(cause: unknown): string | undefined {
  const said = cause instanceof AppError ? cause.details.alert : undefined;
  return said ?? (isAnswerLost(cause) ? NO_ANSWER : undefined);
}

function RefundOffer({
  until,
  onRefund,
}: {
  readonly until: number;
  readonly onRefund: () => Promise<void>;
}) {
  return (
    <chakra.div display="grid" gap={3} justifyItems="start">
      <chakra.p textStyle="small" color="muted">
        Not for you after all? Until {dayOf(until)} you can have all of your money back.
      </chakra.p>
      <ConfirmButton
        question="Refund your payment and end your membership now?"
        yes="Yes, refund and cancel"
        no="Keep it"
        problemOf={refusalOf}
        onConfirm={onRefund}
      >
        Refund and cancel
      </ConfirmButton>
    </chakra.div>
  );
}

function Actions({ subscription, leaving }: Pick<SubscriptionRowProps, 'subscription' | 'leaving'>) {
  const { status, update_url, cancel_url } = subscription;
  const ends = status === 'non_renewing';
  return (
    <Flex gap={3} wrap="wrap">
      <ButtonLink to={update_url} look={status === 'past_due' ? 'solid' : 'quiet'}>
        Update
      </ButtonLink>
      {ends && !leaving && (
        <ButtonLink to={BILLING_PATH} aria-label="Undo the cancellation">
          Undo
        </ButtonLink>
      )}
      {!ends && (
        <ButtonLink to={cancel_url} look="quiet">
          Cancel
        </ButtonLink>
      )}
    </Flex>
  );
}

/** One subscription: its state, what that means, and what the user can do. */
export function SubscriptionRow({ subscription, gift, leaving, onRefund }: SubscriptionRowProps) {
  const { status, refund_until } = subscription;
  const access = useAccess(gift);
  const over = isOver(subscription);
  return (
    <chakra.li css={row}>
      <div>
        <chakra.p fontWeight={600}>
          Premium: <chakra.span color={TONES[status]}>{subscriptionWords(status)}</chakra.span>
        </chakra.p>
        <chakra.p color={status === 'past_due' ? 'ink' : 'muted'} marginTop={1}>
          {leaving && status === 'non_renewing' ? ENDS_TOO : subscriptionLine(subscription, access)}
        </chakra.p>
      </div>
      {!over && <Actions subscription={subscription} leaving={leaving} />}
      {!over && refund_until !== null && <RefundOffer until={refund_until} onRefund={onRefund} />}
    </chakra.li>
  );
}
