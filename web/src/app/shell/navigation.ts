import { CHAT_TITLE } from '@boma/domain/site-identity.ts';
import { linkTo, PRICING_PATH, type SitePathName } from '@boma/domain/site-paths.ts';
import { brand } from '../../config/brand.ts';

export interface NavigationItem {
  readonly text: string;
  readonly to: string;
  /** Who sees the entry. Absent: everyone. */
  readonly only?: 'guests' | 'nonSubscribers' | 'juniors' | undefined;
}

const item = (text: string, name: SitePathName, only?: NavigationItem['only']): NavigationItem => ({
  text,
  to: linkTo(name),
  only,
});

/** The element of the left navigation. */
export const NAVIGATION_ID = 'left-navigation';

/** The left navigation in its order. */
export const leftNavigation = [
  { ...item('Home', 'home'), icon: 'home' },
  { ...item('Premium', 'premium', 'nonSubscribers'), icon: 'premium' },
  { ...item('LIVE Channels', 'streams'), icon: 'live' },
  { ...item('Video Highlights', 'videoHighlights'), icon: 'videos' },
  { ...item('Photo Highlights', 'photoHighlights'), icon: 'photos' },
  { ...item(CHAT_TITLE, 'theBoma'), icon: 'chat' },
  { ...item('Multiview', 'multiview'), icon: 'multiview' },
  { ...item('Ranger Shows', 'shows'), icon: 'shows' },
  { ...item('Show Schedule', 'schedule'), icon: 'schedule' },
  { ...item('About Us', 'aboutUs'), icon: 'about' },
  { ...item('Contact Us', 'contactUs'), icon: 'contact' },
] as const;

/** The footer's columns, except the one with the cameras. */
export const footerColumns: readonly {
  readonly title: string;
  readonly only?: NavigationItem['only'];
  readonly items: readonly NavigationItem[];
}[] = [
  {
    title: 'BROWSE',
    items: [
      item('Home', 'home', 'nonSubscribers'),
      item('Premium', 'premium', 'nonSubscribers'),
      item(CHAT_TITLE, 'theBoma'),
      item('Junior Ranger', 'juniorRanger', 'juniors'),
      item('Logbook', 'logbook'),
      item('Multiview', 'multiview'),
      item('Photo Highlights', 'photoHighlights'),
      item('Ranger Shows', 'shows'),
      item('Show Schedule', 'schedule'),
      item('Video Highlights', 'videoHighlights'),
    ],
  },
  {
    title: 'HELP',
    only: 'nonSubscribers',
    items: [
      { text: 'Plans & Pricing', to: PRICING_PATH },
      item('Register', 'register', 'guests'),
      item('Subscribe', 'subscribe'),
    ],
  },
  {
    title: 'ABOUT',
    items: [item('About Us', 'aboutUs'), item(brand.cause, 'cause'), item('Contact Us', 'contactUs')],
  },
];
