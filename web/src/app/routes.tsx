import { type SitePathName, sitePaths } from '@boma/domain/site-paths.ts';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router';

type Load = () => Promise<{ readonly default: ComponentType }>;

const loaders: Record<SitePathName, Load> = {
  home: () => import('./routes/home.tsx'),
  premium: () => import('./routes/premium.tsx'),
  streams: () => import('./routes/streams.tsx'),
  stream: () => import('./routes/stream.tsx'),
  videoHighlights: () => import('./routes/video-highlights.tsx'),
  photoHighlights: () => import('./routes/photo-highlights.tsx'),
  theBoma: () => import('./routes/the-boma.tsx'),
  multiview: () => import('./routes/multiview.tsx'),
  shows: () => import('./routes/shows.tsx'),
  schedule: () => import('./routes/schedule.tsx'),
  aboutUs: () => import('./routes/about-us.tsx'),
  contactUs: () => import('./routes/contact-us.tsx'),
  signIn: () => import('./routes/entrances.ts').then(({ SignIn }) => ({ default: SignIn })),
  register: () => import('./routes/entrances.ts').then(({ Register }) => ({ default: Register })),
  subscribe: () => import('./routes/subscribe.tsx'),
  profile: () => import('./routes/profile.tsx'),
  juniorRanger: () => import('./routes/junior-ranger.tsx'),
  kidsCourse: () => import('./routes/kids-course.tsx'),
  cause: () => import('./routes/cause.tsx'),
  firstBiography: () => import('./routes/first-biography.tsx'),
  secondBiography: () => import('./routes/second-biography.tsx'),
  privacyPolicy: () => import('./routes/privacy-policy.tsx'),
  termsOfService: () => import('./routes/terms-of-service.tsx'),
  controller: () => import('./routes/controller.tsx'),
  reports: () => import('./routes/reports.tsx'),
  player: () => import('./routes/player.tsx'),
  lodgeHighlights: () => import('./routes/lodge-highlights.tsx'),
  test: () => import('./routes/test.tsx'),
};

const ready = new Map<SitePathName, ComponentType>();
const lazies = new Map<SitePathName, LazyExoticComponent<ComponentType>>();

/** Which route an address belongs to. */
export function routeAt(pathname: string): SitePathName | undefined {
  return (Object.keys(sitePaths) as SitePathName[]).find(
    (name) => matchPath(sitePaths[name], pathname) !== null,
  );
}

/** Loads a route's code ahead of its first render, so that a prerendered page is taken over in one go. */
export async function preloadRoute(name: SitePathName): Promise<void> {
  ready.set(name, (await loaders[name]()).default);
}

/** The route's component: at once when preloaded, else through the nearest Suspense. */
export function routeComponent(name: SitePathName): ComponentType {
  const loaded = ready.get(name);
  if (loaded) return loaded;
  let component = lazies.get(name);
  if (!component) {
    component = lazy(loaders[name]);
    lazies.set(name, component);
  }
  return component;
}
