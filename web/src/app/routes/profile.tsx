import { CHAT_NAME } from '@boma/domain/site-identity.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { ButtonLink } from '../../components/button.ts';
import { latePart } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { Box, chakra, Flex } from '../../components/ui.ts';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { isPortalFlow } from '../../features/membership/api/portal.ts';
import { PortalPassage } from '../../features/membership/components/portal-passage.tsx';
import { applyMeta } from '../../lib/document-meta.ts';
import { useStoredUser } from '../../session/session.ts';
import type { RouteProps } from '../page.ts';

/** The sections of the profile by the name that an address has for them, with their headings. */
const sectionTitles = {
  profile: 'My Profile',
  gallery: 'Photo Gallery',
  notifications: 'Alerts/Notifications',
  welcome: 'Welcome',
} as const;

type Section = keyof typeof sectionTitles;

const isSection = (name: string | undefined): name is Section =>
  name !== undefined && Object.hasOwn(sectionTitles, name);

const sectionPath = (section: Section) => `${linkTo('profile')}/${section}`;

const AccountPart = latePart(() => import('./profile/account-part.later.tsx'));

function ProfileSection() {
  return (
    <>
      <PageHead title={sectionTitles.profile} />
      <Suspense fallback={<WaitingLines label="Loading your profile" minHeight="60vh" />}>
        <AccountPart />
      </Suspense>
    </>
  );
}

const OwnGallery = latePart(() => import('../../features/photos/components/own-gallery.later.tsx'));

/** Below the room of the choice of a camera. */
const galleryRoom = (
  <WaitingLines label="Loading your gallery" minHeight="100vh">
    <Box data-waits="wall" marginTop={16} />
  </WaitingLines>
);

function GallerySection() {
  return (
    <>
      <PageHead
        title={sectionTitles.gallery}
        lead="Your snapshots and moments, newest first. Everyone can see them."
      />
      <Suspense fallback={galleryRoom}>
        <OwnGallery />
      </Suspense>
    </>
  );
}

function WelcomeSection() {
  const user = useStoredUser();
  return (
    <>
      <PageHead
        title={`Welcome, ${user?.display_name ?? 'ranger'}`}
        lead="It is good to have you here. The cameras are live, day and night."
      />
      <Prose>
        <p>
          Begin with any camera. When you see an animal, say so in {CHAT_NAME}: much of what we know about
          these animals was first seen by a viewer.
        </p>
      </Prose>
      <Flex gap={3} wrap="wrap" marginTop={8}>
        <ButtonLink to={linkTo('streams')}>Watch the live cameras</ButtonLink>
        <ButtonLink to={linkTo('theBoma')} look="quiet">
          Say hello in {CHAT_NAME}
        </ButtonLink>
        <ButtonLink to={sectionPath('profile')} look="quiet">
          Choose your display name
        </ButtonLink>
      </Flex>
    </>
  );
}

const AlertChoices = latePart(() => import('./profile/alert-choices.later.tsx'));

function NotificationsSection() {
  return (
    <>
      <PageHead title={sectionTitles.notifications} lead="Choose the animals you want alerts for." />
      <Suspense fallback={<WaitingLines label="Loading your alerts" minHeight="100vh" />}>
        <AlertChoices />
      </Suspense>
    </>
  );
}

/** The welcome page has no tab. */
const TABS = ['profile', 'gallery', 'notifications'] as const;

const tabs = {
  marginBottom: { base: 8, md: 10 },
  borderBottomWidth: '1px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& ul': { display: 'flex', gap: { base: 5, sm: 8 } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    color: 'muted',
    fontSize: { base: '0.9375rem', sm: '1rem' },
    fontWeight: 550,
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    outlineOffset: '-3px',
    transition: 'color 160ms, border-color 160ms',
  },
  '& a:hover': { color: 'ink' },
  '& a[aria-current]': { color: 'ink', borderColor: 'accent' },
} as const;

/** The tabs of the profile. Each section has an address, so the tabs are links. */
function ProfileTabs({ current }: { readonly current: Section }) {
  return (
    <chakra.nav aria-label="Your profile" css={tabs}>
      <ul>
        {TABS.map((section) => (
          <li key={section}>
            <RouterLink to={sectionPath(section)} aria-current={section === current ? 'page' : undefined}>
              {sectionTitles[section]}
            </RouterLink>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}

const sections: Readonly<Record<Section, ComponentType>> = {
  profile: ProfileSection,
  gallery: GallerySection,
  notifications: NotificationsSection,
  welcome: WelcomeSection,
};

function ProfilePage({ section, description }: { readonly section: Section; readonly description: string }) {
  useEffect(() => {
    const title = sectionTitles[section];
    const path = sectionPath(section);
    applyMeta({ title, description, path, noindex: true });
  }, [section, description]);
  const Content = sections[section];
  return (
    <>
      <ProfileTabs current={section} />
      <Content />
    </>
  );
}

/** A section of the profile, or the way to the payment provider for one who asks for it by `?portal=`. */
export default function ProfileRoute({ page }: RouteProps) {
  const { section } = useParams();
  const flow = new URLSearchParams(useLocation().search).get('portal');
  if (!isSection(section)) return <Navigate to={sectionPath('profile')} replace />;
  const leaves = section === 'profile' && isPortalFlow(flow);
  return (
    <PageBody>
      {leaves ? (
        <PortalPassage flow={flow} />
      ) : (
        <ProfilePage section={section} description={page.description} />
      )}
    </PageBody>
  );
}
