import { ComingPage } from '../coming-page.tsx';

export default function SignInRoute() {
  return (
    <ComingPage name="signIn" instead={[{ text: 'Watch the live cameras', to: 'streams' }]}>
      <p>
        Members and registered viewers will come in through this door. It is not open yet: there are no
        accounts on this site to sign in to.
      </p>
      <p>Everything that can be watched today can be watched without one.</p>
    </ComingPage>
  );
}
