/** The words of the home page. */
export const homeCopy = {
  headline: 'Always Live, Always Wild …',
  lead: "Here's a quick sample of what you can expect to see on our LIVE Wildlife Streams",
  latest: 'Right now',
  invitation: 'Nobody knows who comes to drink next. The best hour is the one before sunrise.',
  premium: {
    title: 'More cameras for members',
    text: 'A den with cubs, an island full of nests. Members watch them without adverts, and what they pay keeps the cameras up.',
  },
} as const;

/** How many cameras the home page shows. */
export const HOME_STREAMS = 4;
