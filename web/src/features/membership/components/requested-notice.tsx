import { chakra } from '../../../components/ui.ts';
import { useStore } from '../../../lib/store.ts';
import { useUserType } from '../../../session/session.ts';
import { readRequested, subscribe } from '../../../session/subscription-requested.ts';
import { CHANGES_TAKE } from '../changes-take.ts';
import { useAwaitedMembership } from '../hooks/use-awaited-membership.ts';

/** True if a payment is on its way, as far as this browser knows. */
const useRequested = () => useStore({ subscribe, read: readRequested }, false);

/** For a user who went to the checkout and is no member yet. While it is shown, the page asks for the membership. */
export function RequestedNotice() {
  const isRequested = useRequested();
  const userType = useUserType();
  const isShown = isRequested && userType === 'registered';
  const { wait } = useAwaitedMembership(isShown);
  if (!isShown) return null;
  return (
    <chakra.p role="status" css={{ borderLeftWidth: '2px', borderColor: 'accent', paddingLeft: 4 }}>
      {wait === 'over'
        ? 'No payment has reached us. '
        : 'If you have just paid, we are looking for your payment. '}
      {CHANGES_TAKE}
    </chakra.p>
  );
}
