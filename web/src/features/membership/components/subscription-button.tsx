import { ButtonLink } from '../../../components/button.ts';
import { nonSubscribersOnly, subscribersOnly } from '../../../components/user-visibility.ts';
import { useStoredUser, useUserType } from '../../../session/session.ts';
import { subscriptionLabel } from '../subscription-label.ts';

export interface SubscriptionButtonProps {
  readonly look?: 'solid' | 'quiet';
  /** Where users become members, and where members manage the membership. */
  readonly subscribeHref: string;
  readonly manageHref: string;
}

/** Leads to the membership, or to its management. */
export function SubscriptionButton({ look = 'solid', subscribeHref, manageHref }: SubscriptionButtonProps) {
  const userType = useUserType();
  const user = useStoredUser();
  // Until the page is alive both are there, and the attribute of the document shows the right one.
  const settled = userType !== 'unknown';
  const isMember = userType === 'subscriber';
  return (
    <>
      {!(settled && isMember) && (
        <ButtonLink to={subscribeHref} look={look} css={nonSubscribersOnly}>
          {subscriptionLabel(user)}
        </ButtonLink>
      )}
      {!(settled && !isMember) && (
        <ButtonLink to={manageHref} look={look} css={subscribersOnly}>
          Manage Subscription
        </ButtonLink>
      )}
    </>
  );
}
