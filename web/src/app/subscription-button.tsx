import { linkTo, profilePath } from '@boma/domain/site-paths.ts';
import {
  SubscriptionButton as Button,
  type SubscriptionButtonProps,
} from '../features/membership/components/subscription-button.tsx';

/** The button to the membership, worded for the viewer: 'Subscribe', 'Re-Subscribe' or 'Manage Subscription'. */
export function SubscriptionButton(props: Pick<SubscriptionButtonProps, 'look'>) {
  return <Button {...props} subscribeHref={linkTo('subscribe')} manageHref={profilePath('profile')} />;
}
