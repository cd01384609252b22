import { ComingPage } from '../coming-page.tsx';

export default function RegisterRoute() {
  return (
    <ComingPage
      name="register"
      instead={[
        { text: 'Watch the live cameras', to: 'streams' },
        { text: 'Who we are', to: 'aboutUs' },
      ]}
    >
      <p>
        Registering will take half a minute and cost nothing. You will need it to talk at the fire, to keep
        pictures and to be told when something rare is on camera. To watch you need nothing at all.
      </p>
      <p>We are not taking registrations on this site yet. Registering is for people of 13 and older.</p>
    </ComingPage>
  );
}
