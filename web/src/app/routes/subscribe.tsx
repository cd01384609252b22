import { ComingPage } from '../coming-page.tsx';

export default function SubscribeRoute() {
  return (
    <ComingPage
      name="subscribe"
      instead={[
        { text: 'What Premium is', to: 'premium' },
        { text: 'Watch the live cameras', to: 'streams' },
      ]}
    >
      <p>
        Becoming a member will take three short steps: an account, a look at the plan, and a secure checkout.
        You will be able to leave again with two clicks.
      </p>
      <p>
        Memberships are not on sale on this site yet, so there is nothing to pay here today. Most of the
        cameras are free and will stay so.
      </p>
    </ComingPage>
  );
}
