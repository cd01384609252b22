import { type ComponentType, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { PageBody } from '../../components/page-body.tsx';
import { isPortalFlow } from '../../features/membership/api/portal.ts';
import { PortalPassage } from '../../features/membership/components/portal-passage.tsx';
import { applyMeta } from '../../lib/document-meta.ts';
import type { RouteProps } from '../page.ts';
import { NotificationsSection } from './profile/notifications-section.tsx';
import { GallerySection, ProfileSection, WelcomeSection } from './profile/profile-sections.tsx';
import { ProfileTabs } from './profile/profile-tabs.tsx';
import { isSection, type Section, sectionPath, sectionTitles } from './profile/sections.ts';

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
