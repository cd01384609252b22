import { linkTo } from '@boma/domain/site-paths.ts';
import { Suspense } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { latePart } from '../../../components/late-part.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Prose } from '../../../components/prose.tsx';
import { Flex } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { OwnGallery } from '../../../features/photos/components/own-gallery.tsx';
import { useStoredUser } from '../../../session/session.ts';
import { sectionPath, sectionTitles } from './sections.ts';

const AccountPart = latePart(() => import('./account-part.tsx'));

export function ProfileSection() {
  return (
    <>
      <PageHead title={sectionTitles.profile} />
      <Suspense fallback={<WaitingLines label="Loading your profile" minHeight="60vh" />}>
        <AccountPart />
      </Suspense>
    </>
  );
}

export function GallerySection() {
  return (
    <>
      <PageHead
        title={sectionTitles.gallery}
        lead="What you have kept at our cameras, the newest first. Everyone can see it."
      />
      <OwnGallery />
    </>
  );
}

export function WelcomeSection() {
  const user = useStoredUser();
  return (
    <>
      <PageHead
        title={`Welcome to the fire, ${user?.display_name ?? 'ranger'}`}
        lead="It is good to have you here. There is a place for you, and someone is always awake."
      />
      <Prose>
        <p>
          The cameras never sleep, so begin with whichever is busy. When you see something, say so in the
          Boma: much of what we know about these animals was first seen by a viewer.
        </p>
      </Prose>
      <Flex gap={3} wrap="wrap" marginTop={8}>
        <ButtonLink to={linkTo('streams')}>Watch the live cameras</ButtonLink>
        <ButtonLink to={linkTo('theBoma')} look="quiet">
          Say hello in the Boma
        </ButtonLink>
        <ButtonLink to={sectionPath('profile')} look="quiet">
          Choose your display name
        </ButtonLink>
      </Flex>
    </>
  );
}
