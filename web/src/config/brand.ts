import { SITE_NAME } from '@boma/domain/site-identity.ts';

/** The particulars of the site and its operator. The name is in `domain`, the colours are in `theme/tokens.ts`. */
export const brand = {
  name: SITE_NAME,
  tagline: 'Live from the bush',
  operator: 'Boma Wildlife Broadcasting',
  founded: 2019,
  /** Where the site is at home: canonical addresses and shared links name it. */
  origin: 'https://www.boma.example',
  /** Where the pages of lodges say who makes them. */
  mainSite: 'https://www.boma.example',
  shareImage: '/share.jpg',
  /** Other hosts that a failed start may send visitors to, such as a status page. */
  redirectHosts: [],
  description:
    'Live cameras from the African bush, day and night. Pull up a chair by the waterhole and see who comes to drink.',
  address: [
    'Boma Wildlife Broadcasting',
    'The Old Ranger Station',
    '12 Marula Lane',
    'Hoedspruit 1380',
    'South Africa',
  ],
  email: 'rangers@boma.example',
  /** Who carries the site's own mails: the privacy policy names it. */
  mailSender: 'the mail server of Boma Wildlife Broadcasting in South Africa',
  cause: 'The Pangolin Watch',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
} as const;
