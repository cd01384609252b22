import type { CausePage } from '@boma/domain/pages/pages.schema.ts';
import { painted } from '../../components/picture.tsx';

/** What the page of the cause says until staff have saved something else. */
export const defaultCause: CausePage = {
  kind: 'cause',
  lead: 'An animal that rolls up when it is afraid needs others to stand up for it.',
  picture: painted('pangolin'),
  alt: 'A pangolin in moonlight: it walks on its hind legs through short grass, its scales overlapping like roof tiles.',
  work: `A pangolin walks on its hind legs, carries its young on its tail and eats some seventy million ants and termites a year. When a lion finds it, it rolls up, and the lion gives up. When a poacher finds it, it rolls up too, and is carried away like a stone. No other wild mammal is smuggled as often.

# What we do

- We keep night cameras at burrows whose place we never publish, and rangers who look at them.
- We lend our climbing gear, our radio masts and our nights to those who walk the fences.
- We nurse what is brought to us: a rescued pangolin has to be walked to its ants every night.

# What you will not see here

There is no pangolin camera on this site, and there will be none. We do not name where pangolins and rhinos live, not on the cameras, not in the shows, and we ask you not to guess aloud either.`,
  helping: `# How watching helps

More eyes make a quieter bush. A vehicle where none should be, a torch at the wrong hour, a snare at the edge of the picture: if you see something, write to us at once and do not post it. A ranger reads our mail at every hour of the day.`,
};
