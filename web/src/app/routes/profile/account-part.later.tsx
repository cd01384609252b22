import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { SubscriptionBlock } from '../../../features/membership/components/subscription-block.tsx';
import { OwnAppeal } from '../../../features/moderation/components/own-appeal.tsx';
import { useLeaving } from '../../../features/privacy/api/deletion.ts';
import { LeavingBanner } from '../../../features/privacy/components/leaving-banner.tsx';
import { MyData } from '../../../features/privacy/components/my-data.tsx';
import { MyProfile } from '../../../features/profile/components/my-profile.tsx';
import { SignedIn } from '../../../session/signed-in.tsx';
import { gateFailure } from '../../gate-failure.tsx';

/** Asking for the account to be deleted ends its renewals, and undoing that brings them back. */
function Subscription() {
  const { deletion } = useLeaving();
  return <SubscriptionBlock key={deletion ? 'leaving' : 'staying'} leaving={Boolean(deletion)} />;
}

/** What follows the account live. Loaded apart, because it brings the identity provider along. */
export default function AccountPart() {
  return (
    <SignedIn waiting={<WaitingLines label="Loading your profile" minHeight="60vh" />} failed={gateFailure}>
      <LeavingBanner />
      <OwnAppeal />
      <MyProfile membership={<Subscription />} data={<MyData />} />
    </SignedIn>
  );
}
