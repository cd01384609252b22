import { type ComponentType, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { PageBody } from '../../components/page-body.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { chakra } from '../../components/ui.ts';
import { isPortalFlow } from '../../features/membership/api/portal.ts';
import { PortalPassage } from '../../features/membership/components/portal-passage.tsx';
import { applyMeta } from '../../lib/document-meta.ts';
import type { RouteProps } from '../page.ts';
import { NotificationsSection } from './profile/notifications-section.tsx';
import { GallerySection, ProfileSection, WelcomeSection } from './profile/profile-sections.tsx';
import { isSection, type Section, sectionPath, sectionTitles } from './profile/sections.ts';

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
