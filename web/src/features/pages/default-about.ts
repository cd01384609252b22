import type { AboutPage } from '@boma/domain/pages/pages.schema.ts';
import { painted } from '../../components/picture.tsx';
import { brand } from '../../config/brand.ts';

/** What About Us says until staff have saved something else. */
export const defaultAbout: AboutPage = {
  kind: 'about',
  lead: 'Who we are, and why we hang cameras in trees.',
  picture: painted('camp'),
  alt: 'The camp at dusk: two tents with lamps inside, two people at a fire under an umbrella thorn, and the mast of a camera.',
  story: `It began with one camera, one car battery and one leaking pan in the dry winter of ${brand.founded}. Two rangers wanted to know who came to drink while they slept. In the first night it was a porcupine, eleven impalas and, at ten past four, a leopard that looked straight into the lens and was not impressed.

They showed the pictures to friends, the friends stayed up as well, and by spring there were people in Oslo and Osaka who set an alarm for the leopard. ${brand.name} is what grew out of that: live cameras at waterholes, dens and rivers, looked after by people who live beside them.

Nothing you see here is staged. We do not feed, we do not call and we do not light up the night: after dark the cameras see by infrared, which the animals do not. Some nights nothing happens for hours. Then you hear something drink.`,
  film: {
    title: 'One waterhole, from dawn to night',
    address: '/films/about.mp4',
    poster: '/films/about.jpg',
    label: 'Naledi Dam before sunrise, at noon and at night. You hear water, a fish eagle and a hippo.',
  },
  parts: {
    premium:
      'Lenses get licked, cables get chewed and batteries get old. The members of Premium pay for the climbing, the solder and the satellite link, and watch a few cameras that are theirs alone.',
    community:
      'Most of the cameras are open to everyone, without an account and without a wall. A free account is all it takes to sit down at the fire, ask the rangers, and be told when something happens.',
    cause:
      'Pangolins are shy, slow and worth a great deal to the wrong people. A part of what we do is for them.',
    partners:
      'A vet, a pilot, people who grind glass and people who teach. Without them we would be two rangers and a car battery still.',
  },
};
