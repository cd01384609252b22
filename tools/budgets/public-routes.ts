import { embedPath, videoPath } from '@boma/domain/content-paths.ts';
import { linkTo, type SitePathName, showsPath, streamPath } from '@boma/domain/site-paths.ts';

export interface PublicRoute {
  readonly name: string;
  readonly path: string;
  /** Search engines are asked to leave it out. */
  readonly noindex: boolean;
}

/** Whether search engines list a page that guests may open. Each page of the site is in one row. */
const kinds: Readonly<Record<SitePathName, 'listed' | 'unlisted' | 'not measured'>> = {
  home: 'listed',
  premium: 'listed',
  streams: 'listed',
  stream: 'listed',
  videoHighlights: 'listed',
  photoHighlights: 'listed',
  theBoma: 'listed',
  multiview: 'listed',
  shows: 'listed',
  schedule: 'listed',
  logbook: 'listed',
  aboutUs: 'listed',
  contactUs: 'listed',
  signIn: 'unlisted',
  register: 'unlisted',
  subscribe: 'unlisted',
  juniorRanger: 'listed',
  kidsCourse: 'listed',
  cause: 'listed',
  firstBiography: 'listed',
  secondBiography: 'listed',
  privacyPolicy: 'listed',
  termsOfService: 'listed',
  lodgeHighlights: 'listed',
  embed: 'unlisted',
  // These need an account.
  profile: 'not measured',
  controller: 'not measured',
  staff: 'not measured',
  player: 'not measured',
  // Only programs open it.
  unsubscribe: 'unlisted',
  test: 'not measured',
};

/** The address of a page that cannot be opened without a parameter. The seed has this camera. */
const examples: Partial<Record<SitePathName, string>> = {
  stream: streamPath('tau'),
  embed: embedPath('tau'),
};

/** Pages that the server fills in for one thing of the seed. */
const filledPages: readonly PublicRoute[] = [
  { name: 'show', path: showsPath('ranger-show'), noindex: false },
  { name: 'video', path: videoPath(1), noindex: false },
];

/** Every page that guests may open, and an example of each kind of page that the server fills in. */
export const publicRoutes: readonly PublicRoute[] = [
  ...(Object.keys(kinds) as SitePathName[])
    .filter((name) => kinds[name] !== 'not measured')
    .map((name) => ({ name, path: examples[name] ?? linkTo(name), noindex: kinds[name] === 'unlisted' })),
  ...filledPages,
];
