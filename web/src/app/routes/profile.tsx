import { ComingPage } from '../coming-page.tsx';

export default function ProfileRoute() {
  return (
    <ComingPage name="profile" instead={[{ text: 'Watch the live cameras', to: 'streams' }]}>
      <p>
        Your name at the fire, your pictures and the alerts you asked for will have their place here. So far
        this page only knows that you are signed in.
      </p>
    </ComingPage>
  );
}
