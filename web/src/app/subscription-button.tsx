import { linkTo, profilePath } from '@boma/domain/site-paths.ts';
import {
  SubscriptionButton as Button,
  type SubscriptionButtonProps,
} from '../features/membership/components/subscription-button.tsx';

/** The site's one way into the membership, and for members to what they have: 'Subscribe', 'Re-Subscribe', 'Manage Subscription'. */
export function SubscriptionButton(props: Pick<SubscriptionButtonProps, 'look'>) {
  return <Button {...props} subscribeHref={linkTo('subscribe')} manageHref={profilePath('profile')} />;
}
