import { may } from '@boma/domain/access/access.ts';
import { staffPath } from '@boma/domain/content-paths.ts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { PageHead } from '../../components/page-head.tsx';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { OpenReports } from '../../features/moderation/components/open-reports.tsx';
import { Appeals } from '../../features/staff/components/appeals.tsx';
import { Audit } from '../../features/staff/components/audit.tsx';
import { Cameras } from '../../features/staff/components/cameras.tsx';
import { Categories } from '../../features/staff/components/categories.tsx';
import { Contact } from '../../features/staff/components/contact.tsx';
import { Course } from '../../features/staff/components/course.tsx';
import { DeskOverview } from '../../features/staff/components/desk.tsx';
import { HeldTexts } from '../../features/staff/components/held-texts.tsx';
import { Lodges } from '../../features/staff/components/lodges.tsx';
import { Notices } from '../../features/staff/components/notices.tsx';
import { People } from '../../features/staff/components/people.tsx';
import { PersonPage } from '../../features/staff/components/person-page.tsx';
import { Photos } from '../../features/staff/components/photos.tsx';
import { StaffShowsPage } from '../../features/staff/components/plan-shows.tsx';
import { ShowTypes } from '../../features/staff/components/show-types.tsx';
import { Sightings } from '../../features/staff/components/sightings.tsx';
import { UnsentMails } from '../../features/staff/components/unsent-mails.tsx';
import { Usage } from '../../features/staff/components/usage.tsx';
import { Videos } from '../../features/staff/components/videos.tsx';
import { Words } from '../../features/staff/components/words.tsx';
import { type SectionName, sectionAt } from '../../features/staff/staff-sections.ts';
import { applyMeta } from '../../lib/document-meta.ts';
import { useStoredUser } from '../../session/session.ts';
import { SignedIn } from '../../session/signed-in.tsx';
import { gateFailure } from '../gate-failure.tsx';
import type { RouteProps } from '../page.ts';

function ReportsPage() {
  return (
    <>
      <PageHead title="Reported messages" />
      <SignedIn waiting={<WaitingLines label="Loading the reports" minHeight="40vh" />} failed={gateFailure}>
        <OpenReports />
      </SignedIn>
    </>
  );
}

/** The screen of each section. `item`: the last part of the address. */
const screens: Readonly<Record<SectionName, (item: string | undefined) => ReactNode>> = {
  overview: () => <DeskOverview />,
  cameras: (item) => <Cameras item={item} />,
  shows: () => <StaffShowsPage />,
  'show-types': (item) => <ShowTypes item={item} />,
  videos: (item) => <Videos item={item} />,
  photos: () => <Photos />,
  sightings: (item) => <Sightings item={item} />,
  'alert-kinds': (item) => <Categories item={item} />,
  course: (item) => <Course item={item} />,
  lodges: (item) => <Lodges item={item} />,
  notices: () => <Notices />,
  reports: () => <ReportsPage />,
  'held-texts': () => <HeldTexts />,
  words: () => <Words />,
  appeals: () => <Appeals />,
  contact: () => <Contact />,
  mails: () => <UnsentMails />,
  people: (item) => (item === undefined ? <People /> : <PersonPage key={item} uid={item} />),
  usage: () => <Usage />,
  audit: () => <Audit />,
};

/** A section of the staff area. */
export default function StaffRoute({ page: { description } }: RouteProps) {
  const { section: part, item } = useParams();
  const { pathname } = useLocation();
  const user = useStoredUser();
  const section = sectionAt(part);
  const title = section?.title;
  useEffect(() => {
    if (title) applyMeta({ title, description, path: pathname, noindex: true });
  }, [title, description, pathname]);
  if (!section || !may(user, section.action)) return <Navigate to={staffPath()} replace />;
  return screens[section.name](item);
}
