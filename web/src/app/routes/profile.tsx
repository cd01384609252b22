import { Navigate, useParams } from 'react-router';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Box } from '../../components/ui.ts';
import { MyProfile } from '../../features/profile/components/my-profile.tsx';
import { SignedIn } from '../../lib/firebase/signed-in.tsx';
import { gateFailure } from '../gate-failure.tsx';
import { pages } from '../pages.ts';
import { linkTo } from '../paths.ts';

/** By the section that an address names. */
const sections = { profile: MyProfile } as const;
const isSection = (name: string | undefined): name is keyof typeof sections =>
  name !== undefined && Object.hasOwn(sections, name);

export default function ProfileRoute() {
  const { section } = useParams();
  if (!isSection(section)) return <Navigate to={`${linkTo('profile')}/profile`} replace />;
  const Section = sections[section];
  return (
    <PageBody>
      <PageHead title={pages.profile.title} />
      <SignedIn waiting={<Box minHeight="60vh" aria-busy="true" />} failed={gateFailure}>
        <Section />
      </SignedIn>
    </PageBody>
  );
}
