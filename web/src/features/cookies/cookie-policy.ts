import { cookieNames } from '../../lib/cookies.ts';

const year = 'One year';

/** What the site keeps in a browser, in words. */
export const cookiePolicy = {
  paragraphs: [
    'A cookie is a short note that a site leaves in your browser. We leave very few, and every one of them is about how the page looks to you. There are none for advertising, none that follow you to other sites, and no other company sets any on these pages.',
    'We also keep a few things in the local storage of your browser: a copy of the list of cameras, so that the page is there at once when you come back; your choice of dark or light, of pictures that stand still, and of low data; what you allowed us in this notice; and, once you sign in, the keys that keep you signed in until you sign out, what you wrote in the chat until it is sent, and that you went to pay until you are a member. Of the junior ranger course it keeps a copy, that you joined, and which modules are done on this device.',
    'A camera that comes from YouTube is played by YouTube as soon as you open its page or choose it in Multiview, on its own domain for embeds without tracking cookies, under its own rules. Everywhere else you see our own pictures.',
  ],
  cookies: [
    { name: cookieNames.cookiesAccepted, remembers: 'That you have read this', lasts: year },
    { name: cookieNames.streamsPerRow, remembers: 'How many cameras are in a row', lasts: year },
    { name: cookieNames.highlightsPerRow, remembers: 'How many highlights are in a row', lasts: year },
    { name: cookieNames.pastShowsPerRow, remembers: 'How many past shows are in a row', lasts: year },
    {
      name: cookieNames.autoplayIntroVideo,
      remembers: 'Whether the film on the front page plays by itself',
      lasts: year,
    },
  ],
  last: 'You can delete all of this in your browser whenever you like. The site works without it; it only forgets how you like things.',
} as const;
