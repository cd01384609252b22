import { ComingPage } from '../coming-page.tsx';

export default function TheBomaRoute() {
  return (
    <ComingPage
      name="theBoma"
      instead={[
        { text: 'Watch the live cameras', to: 'streams' },
        { text: 'Who we are', to: 'aboutUs' },
      ]}
    >
      <p>
        A boma is the ring of thorn branches that keeps a camp safe at night. Inside it there is a fire, and
        around the fire people talk about what they saw that day. Ours will be a live chat, with a ranger
        never far away.
      </p>
      <p>The fire is not lit yet. The animals do not mind: they are live on every camera.</p>
    </ComingPage>
  );
}
