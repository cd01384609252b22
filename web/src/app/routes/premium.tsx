import { membershipPlan, PAID_UNTIL_WORDS, REFUND_DAYS } from '@boma/domain/membership/plan.ts';
import { linkTo, profilePath, streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ReactNode, Suspense } from 'react';
import { AllLink } from '../../components/all-link.tsx';
import { ButtonLink } from '../../components/button.ts';
import { lateOrnament } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PromiseHead } from '../../components/promise-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { chakra, Flex } from '../../components/ui.ts';
import { nonSubscribersOnly, subscribersOnly } from '../../components/user-visibility.ts';
import { LOW_WINDOW } from '../../config/breakpoints.ts';
import { CHANGES_TAKE } from '../../features/membership/changes-take.ts';
import { Guarantee, PriceTag, useHasGuarantee } from '../../features/membership/components/price-tag.tsx';
import { SubscriptionButton } from '../../features/membership/components/subscription-button.tsx';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { useLater } from '../../lib/use-later.ts';
import { useStoredUser, useUserType, useWatchesAll } from '../../session/session.ts';
import { Benefits } from './premium/benefits.tsx';
import { Comparison } from './premium/comparison.tsx';
import { frame, MembersCameras } from './premium/members-cameras.tsx';

// The notice is in the first load of the checkout's page, where it must move nothing; here it is decoration.
// oxlint-disable-next-line house/late-files -- so its name cannot say that it comes late.
const loadNotice = () => import('../../features/membership/components/requested-notice.tsx');
const loadFilm = () => import('../../features/player/films/teaser-film.later.tsx');

/** Closer than the picture of the same camera further down. */
const closeUp = {
  ...frame,
  '& > img, & > video': { transform: 'scale(1.4)', transformOrigin: '62% 92%' },
} as const;

/** A look into the den before paying: a clip that everyone may see, not the camera. */
function DenTeaser() {
  const film = useLater(loadFilm);
  return (
    <figure>
      <chakra.div css={closeUp}>
        <img src="/teasers/den.jpg" alt="" width={960} height={540} fetchPriority="high" />
        {film && <film.TeaserFilm src="/teasers/den.mp4" />}
      </chakra.div>
      <chakra.figcaption textStyle="small" color="muted" marginTop={3}>
        A few seconds from the Hyena Den. Members see it live.
      </chakra.figcaption>
    </figure>
  );
}

const block = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: { base: 6, lg: 12 },
  alignItems: 'center',
  marginTop: { base: 12, md: 16 },
  padding: { base: 6, md: 10 },
  background: 'surface',
  borderWidth: '1px',
  borderRadius: 'lg',
  scrollMarginTop: '5rem',
  // Links to the plans move the focus here, and the border shows it.
  '&:focus-visible': { outline: 'none', borderColor: 'accent', borderRadius: 'lg' },
} as const;

/** Whether the viewer watches everything by their role alone: staff without a membership. */
function useWatchesByRole(): boolean {
  const isMember = useStoredUser()?.is_subscribed;
  return useWatchesAll() && !isMember;
}

function Pricing() {
  const byRole = useWatchesByRole();
  const hasGuarantee = useHasGuarantee();
  const notice = useLater(loadNotice);
  return (
    <chakra.section id="pricing" tabIndex={-1} aria-labelledby="pricing-title" css={block}>
      <div>
        <chakra.h2 id="pricing-title" textStyle="label" color="muted" marginBottom={3}>
          Plans & Pricing
        </chakra.h2>
        <PriceTag />
        {!byRole && (
          <chakra.p textStyle="lead" color="good" marginTop={3} css={subscribersOnly}>
            You are a member. Thank you: this is what keeps the cameras up.
          </chakra.p>
        )}
        <Flex columnGap={4} rowGap={3} align="center" wrap="wrap" marginTop={5}>
          {!byRole && <SubscriptionButton />}
          <chakra.p css={nonSubscribersOnly} textStyle="small" color="muted" textWrap="balance">
            <Guarantee />
          </chakra.p>
        </Flex>
      </div>
      <Prose>
        <p>
          One plan, everything in it. It renews every {membershipPlan.interval}. Cancel at any time in your
          profile; you stay a member {PAID_UNTIL_WORDS}.
        </p>
        {hasGuarantee && (
          <chakra.p css={nonSubscribersOnly}>
            {REFUND_DAYS}-day 100% money-back guarantee: within {REFUND_DAYS} days you can have all of your
            money back, without giving a reason. It holds for the first purchase only.
          </chakra.p>
        )}
        {notice && <notice.RequestedNotice />}
        <chakra.p textStyle="small" color="muted">
          {CHANGES_TAKE}
        </chakra.p>
      </Prose>
    </chakra.section>
  );
}

const opening = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    // As the plans below.
    xl: 'minmax(0, 2fr) minmax(0, 3fr)',
  },
  gap: { base: 8, xl: 12 },
  alignItems: 'center',
  marginBottom: { base: 12, md: 16 },
} as const;

const lead = { textStyle: 'lead', color: 'muted', marginTop: 4 } as const;

const MembershipLine = lateOrnament(
  () => import('../../features/membership/components/membership-line.later.tsx'),
);

/** What a member has, and until when. Staff have it by their role. */
function Member({ camera }: { readonly camera: StreamView | undefined }) {
  const userType = useUserType();
  const byRole = useWatchesByRole();
  return (
    <chakra.div css={subscribersOnly}>
      <chakra.p css={lead}>
        {byRole
          ? 'You watch every camera and video without a membership.'
          : 'Thank you. Every camera, video and alert is open to you, and your membership keeps the other cameras free.'}
      </chakra.p>
      <chakra.div minHeight="calc(1.6em + 1rem)">
        <Suspense>{userType === 'subscriber' && <MembershipLine />}</Suspense>
      </chakra.div>
      <Flex gap={3} wrap="wrap" marginTop={5}>
        {camera && (
          <ButtonLink to={streamPath(camera.slug)} data-written="">
            Watch {camera.name}
          </ButtonLink>
        )}
        {!byRole && (
          <ButtonLink to={profilePath('profile')} look="quiet">
            Your membership
          </ButtonLink>
        )}
      </Flex>
    </chakra.div>
  );
}

/** What it is, what it costs, and a look at what it opens. Members read that they have it. */
function Opening({ camera }: { readonly camera: StreamView | undefined }) {
  const byRole = useWatchesByRole();
  return (
    <chakra.div css={opening}>
      <PromiseHead
        title="Premium"
        promise={
          <>
            <chakra.span css={nonSubscribersOnly}>Every camera, and no adverts</chakra.span>
            <chakra.span css={subscribersOnly}>
              {byRole ? 'Everything is open to you' : 'You are a member'}
            </chakra.span>
          </>
        }
      >
        <chakra.div css={nonSubscribersOnly}>
          <chakra.p css={lead}>
            More cameras, premium videos, any choice of alerts, moments to keep, and no adverts. Your
            membership keeps the other cameras free.
          </chakra.p>
          <chakra.div marginTop={6} marginBottom={4}>
            <PriceTag />
          </chakra.div>
          <Flex columnGap={4} rowGap={2} align="center">
            <SubscriptionButton />
            <chakra.p textStyle="small" color="muted" textWrap="balance">
              <Guarantee />
            </chakra.p>
          </Flex>
        </chakra.div>
        <Member camera={camera} />
      </PromiseHead>
      <DenTeaser />
    </chakra.div>
  );
}

const part = {
  marginBottom: { base: 12, md: 16 },
  '& > h2': { textStyle: 'title', [LOW_WINDOW]: { fontSize: '1.25rem' } },
  '& > p': { color: 'muted', marginTop: 2, marginBottom: 5, maxWidth: '46rem' },
} as const;

interface MembersPartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** What only members see: its name, a sentence, and a look at it. */
const MembersPart = ({ title, text, children }: MembersPartProps) => (
  <chakra.section css={part}>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </chakra.section>
);

const loadVideos = () => import('./video-shelves.later.tsx');

/** About as high as a row of cards. */
const videosRoom = {
  base: 'calc(44vw + 8.4rem)',
  sm: 'calc(25vw + 8.4rem)',
  md: 'min(18vw + 7.4rem, 22.4rem)',
} as const;

export default function PremiumRoute() {
  const hasGuarantee = useHasGuarantee();
  const { value: streams = [] } = streamsResource.useResource();
  const first = streams.find((stream) => stream.subscriber_only);
  const videos = useLater(loadVideos);
  return (
    <PageBody>
      <Opening camera={first} />
      {first && (
        <MembersPart
          title="Cameras only members see"
          text="They look into places where shy animals raise their young."
        >
          <MembersCameras streams={streams} />
        </MembersPart>
      )}
      <MembersPart
        title="Videos only members see"
        text="Our rangers’ picks, insights from behind the cameras, and rare sightings."
      >
        <chakra.div minHeight={videos ? undefined : videosRoom}>
          {videos && <videos.MembersVideos />}
        </chakra.div>
        <chakra.div css={subscribersOnly} marginTop={3}>
          <AllLink to={linkTo('player')}>Premium videos</AllLink>
        </chakra.div>
      </MembersPart>
      <Benefits streams={streams} />
      <chakra.div css={nonSubscribersOnly}>
        <Comparison streams={streams} hasGuarantee={hasGuarantee} />
      </chakra.div>
      <Pricing />
    </PageBody>
  );
}
