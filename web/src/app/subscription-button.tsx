import {
  SubscriptionButton as Button,
  type SubscriptionButtonProps,
} from '../features/membership/components/subscription-button.tsx';
import { linkTo } from './paths.ts';

/** The site's one way into the membership, and for members to what they have: 'Subscribe', 'Re-Subscribe', 'Manage Subscription'. */
export function SubscriptionButton(props: Pick<SubscriptionButtonProps, 'look'>) {
  return (
    <Button {...props} subscribeHref={linkTo('subscribe')} manageHref={`${linkTo('profile')}/profile`} />
  );
}
