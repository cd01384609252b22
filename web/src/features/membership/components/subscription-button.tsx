import { linkTo, profilePath } from '@boma/domain/site-paths.ts';
import { ButtonLink } from '../../../components/button.ts';
import { nonSubscribersOnly, subscribersOnly } from '../../../components/user-visibility.ts';
import { useStoredUser, useUserType } from '../../../session/session.ts';
import { subscriptionLabel } from '../subscription-label.ts';

interface SubscriptionButtonProps {
  readonly look?: 'solid' | 'quiet';
}

/** The button to the membership, worded for the viewer: 'Subscribe', 'Re-Subscribe' or 'Manage Subscription'. */
export function SubscriptionButton({ look = 'solid' }: SubscriptionButtonProps) {
  const userType = useUserType();
  const user = useStoredUser();
  // Until the page is alive both are there, and the attribute of the document shows the right one.
  const settled = userType !== 'unknown';
  const isMember = userType === 'subscriber';
  return (
    <>
      {!(settled && isMember) && (
        <ButtonLink to={linkTo('subscribe')} look={look} css={nonSubscribersOnly}>
          {subscriptionLabel(user)}
        </ButtonLink>
      )}
      {!(settled && !isMember) && (
        <ButtonLink to={profilePath('profile')} look={look} css={subscribersOnly}>
          Manage Subscription
        </ButtonLink>
      )}
    </>
  );
}
