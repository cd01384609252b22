import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';

/** Invented people, as they are called in the chat. The two of staff are demo accounts. */
const PEOPLE = {
  lindiwe: { author: 'Ranger Lindiwe', user_id: 'demo-ranger', staff: true },
  ingrid: { author: 'Ingrid from Bergen', user_id: 'seed-ingrid' },
  tomas: { author: 'tomas_k', user_id: 'seed-tomas' },
  odile: { author: 'Odile', user_id: 'seed-odile' },
  priya: { author: 'Priya & Bean', user_id: 'seed-priya' },
  hank: { author: 'Hank in Duluth', user_id: 'seed-hank' },
  mei: { author: 'Mei', user_id: 'seed-mei' },
  noor: { author: 'نور', user_id: 'seed-noor' },
  viewer: { author: 'Kingfisher 1001', user_id: 'demo-viewer' },
} as const;

export type Name = keyof typeof PEOPLE;

export interface Sighting {
  readonly avatar: string;
  readonly notification_category_id: number;
  readonly caption: string;
  readonly message: string;
  readonly stream: { readonly slug: string };
}

/** One line of a history: minutes before the seed, author and text. Without an author it is the site's own. */
export type Line = readonly [minutesAgo: number, name: Name | undefined, said: string | Sighting];

export const personOf = (name: Name) => ({ staff: false, ...PEOPLE[name] });

const wildDogs: Sighting = {
  avatar: '/covers/naledi-dam-sm.jpg',
  notification_category_id: 3,
  caption: 'Wild dogs',
  message: 'Seven of them at the dam, two with a limp and all of them wet.',
  stream: { slug: 'naledi-dam' },
};

const leopard: Sighting = {
  avatar: '/covers/leopard-rock-sm.jpg',
  notification_category_id: 1,
  caption: 'Leopard',
  message: 'On the flat stone, tail down on the left. She has not moved since the sun came round.',
  stream: { slug: 'leopard-rock' },
};

const general: readonly Line[] = [
  [212, 'ingrid', 'Good morning from a very dark Norway. Coffee is on.'],
  [211, 'hank', 'Good night from Minnesota, then! I said one more hour three hours ago.'],
  [209, 'lindiwe', 'Morning all. It is 17 degrees at camp and the francolins have been shouting since four.'],
  [206, 'odile', 'Is that what that noise is? I thought my laptop was broken.'],
  [205, 'lindiwe', 'Everybody does, once.'],
  [171, 'priya', 'Bean (cat, orange, 6 kg) is watching Cat Eye and has opinions.'],
  [170, 'tomas', 'tell Bean that was a genet, not a colleague'],
  [148, undefined, wildDogs],
  [147, 'mei', 'Wild dogs!! I had only just sat down.'],
  [147, 'mei', 'The small one is shaking the water off like a carpet.'],
  [145, 'ingrid', 'I count seven too. The limp at the back looks old, she keeps up well.'],
  [143, 'lindiwe', 'That is Stompie. Four years old and still faster than our vehicle.'],
  [112, 'hank', 'Fine. I am going to bed. Nobody see anything good.'],
  [111, 'odile', 'Sleep well Hank, an elephant just walked into Tembe.'],
  [110, 'hank', 'Odile.'],
  [84, 'noor', 'صباح الخير! First time I am here. Which camera do you all start with?'],
  [83, 'tomas', 'welcome! Tau in the evening, Nkorho when you want it busy'],
  [82, 'ingrid', 'And Olifants River when the day was long. Nothing happens, beautifully.'],
  [80, 'lindiwe', 'Welcome, Noor. Ask us anything, apart from where the rhinos are.'],
  [41, undefined, leopard],
  [40, 'priya', 'WHERE on the rock? I see rock.'],
  [39, 'mei', 'Left edge, look for the tail and then the rest of her happens.'],
  [37, 'priya', 'Oh. Oh she is enormous.'],
  [22, 'viewer', 'I have had her on the big screen all through lunch. Soup is cold. Worth it.'],
  [12, 'lindiwe', 'Wind is turning, so she will smell the impala in a minute. Watch the ears.'],
  [5, 'odile', 'The ears!'],
];

const tau: readonly Line[] = [
  [96, 'tomas', 'two lionesses still flat by the water. the left one has not blinked since breakfast'],
  [94, 'ingrid', 'They ate in the night. You can see how round they are.'],
  [90, 'lindiwe', 'A zebra, we think. The vultures are about 200 metres to the right of the frame.'],
  [61, 'mei', 'A hornbill just landed next to her nose and reconsidered.'],
  [33, 'noor', 'I did not know that lions snore.'],
  [31, 'lindiwe', 'Like uncles after lunch.'],
  [8, 'tomas', 'ear flick!! that is all from Tau, back to the studio'],
];

const naledi: readonly Line[] = [
  [150, 'priya', 'Something is coming through the reeds on the far side.'],
  [149, 'priya', 'Somethings!'],
  [146, 'lindiwe', 'That is the whole pack. The pups are at the den with an aunt.'],
  [118, 'odile', 'The terrapins have come back out, so I suppose it is over.'],
  [26, 'hank', 'I am awake again. What did I miss.'],
  [25, 'priya', 'Hank.'],
];

/** Which chat begins with what having been said. */
export const CHAT_HISTORY: Readonly<Record<string, readonly Line[]>> = {
  [GENERAL_CHAT]: general,
  'chat-tau': tau,
  'chat-naledi-dam': naledi,
};
