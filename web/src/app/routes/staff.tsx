import { may } from '@boma/domain/access/access.ts';
import { staffPath } from '@boma/domain/content-paths.ts';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { Failed } from '../../components/asked.tsx';
import { late } from '../../components/late-part.tsx';
import { StaffHead } from '../../components/staff/staff-head.tsx';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { type SectionName, sectionAt } from '../../features/staff/staff-sections.ts';
import { applyMeta } from '../../lib/document-meta.ts';
import { useStoredUser } from '../../session/session.ts';
import type { RouteProps } from '../page.ts';

interface ScreenProps {
  /** One thing of the section. */
  readonly item: string | undefined;
  /** A part of that thing. */
  readonly part?: string | undefined;
}

/** What of a screen is known before its code has come. The page of one thing has a heading of its own. */
function KnownHead() {
  const { section, item } = useParams();
  const title = item === undefined && sectionAt(section)?.title;
  return title ? <StaffHead title={title} /> : null;
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <KnownHead />
      <Failed onRetry={onRetry}>We could not load this page.</Failed>
    </>
  );
}

/** A screen that is loaded when staff open its section. */
const screen = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  late<P>(async () => ({ default: await load() }), NotLoaded);

const People = screen<ScreenProps>(
  async () => (await import('../../features/staff/components/people.tsx')).People,
);
const PersonPage = screen(
  async () => (await import('../../features/staff/components/person-page.tsx')).PersonPage,
);

function PeoplePage({ item }: ScreenProps) {
  return item === undefined ? <People item={item} /> : <PersonPage key={item} uid={item} />;
}

const screens: Readonly<Record<SectionName, ComponentType<ScreenProps>>> = {
  overview: screen(async () => (await import('../../features/staff/components/desk.tsx')).DeskOverview),
  cameras: screen(async () => (await import('../../features/staff/components/cameras.tsx')).Cameras),
  shows: screen(async () => (await import('../../features/staff/components/plan-shows.tsx')).StaffShowsPage),
  'show-types': screen(
    async () => (await import('../../features/staff/components/show-types.tsx')).ShowTypes,
  ),
  videos: screen(async () => (await import('../../features/staff/components/videos.tsx')).Videos),
  photos: screen(async () => (await import('../../features/staff/components/photos.tsx')).Photos),
  sightings: screen(async () => (await import('../../features/staff/components/sightings.tsx')).Sightings),
  'alert-kinds': screen(
    async () => (await import('../../features/staff/components/categories.tsx')).Categories,
  ),
  course: screen(async () => (await import('../../features/staff/components/course.tsx')).Course),
  lodges: screen(async () => (await import('../../features/staff/components/lodges.tsx')).Lodges),
  pages: screen(async () => (await import('../../features/staff/components/pages.tsx')).Pages),
  bin: screen(async () => (await import('../../features/staff/components/bin.tsx')).Bin),
  'on-call': screen(async () => (await import('../../features/staff/components/on-call.tsx')).OnCall),
  notices: screen(async () => (await import('../../features/staff/components/notices.tsx')).Notices),
  reports: screen(async () => (await import('./staff/reports-page.tsx')).ReportsPage),
  chats: screen(async () => (await import('../../features/staff/components/chat-desk.tsx')).ChatDesk),
  'held-texts': screen(
    async () => (await import('../../features/staff/components/held-texts.tsx')).HeldTexts,
  ),
  words: screen(async () => (await import('../../features/staff/components/words.tsx')).Words),
  appeals: screen(async () => (await import('../../features/staff/components/appeals.tsx')).Appeals),
  contact: screen(async () => (await import('../../features/staff/components/contact.tsx')).Contact),
  mails: screen(async () => (await import('../../features/staff/components/unsent-mails.tsx')).UnsentMails),
  people: PeoplePage,
  memberships: screen(
    async () => (await import('../../features/staff/components/memberships.tsx')).Memberships,
  ),
  usage: screen(async () => (await import('../../features/staff/components/usage.tsx')).Usage),
  audit: screen(async () => (await import('../../features/staff/components/audit.tsx')).Audit),
};

/** A section of the staff area. */
export default function StaffRoute({ page: { description } }: RouteProps) {
  const { section: name, item, part } = useParams();
  const { pathname } = useLocation();
  const user = useStoredUser();
  const section = sectionAt(name);
  const title = section?.title;
  useEffect(() => {
    if (title) applyMeta({ title, description, path: pathname, noindex: true });
  }, [title, description, pathname]);
  if (!section || !may(user, section.action)) return <Navigate to={staffPath()} replace />;
  const Screen = screens[section.name];
  return (
    <Suspense
      fallback={
        <>
          <KnownHead />
          <WaitingLines label={`Loading: ${section.title}`} minHeight="40vh" />
        </>
      }
    >
      <Screen item={item} part={part} />
    </Suspense>
  );
}
